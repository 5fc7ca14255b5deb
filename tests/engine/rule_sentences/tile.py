"""The sentences of the text with tiles (seed 003)."""

from __future__ import annotations

from tests.engine.rule_sentences.sentence import Sentence as S

TILE: tuple[S, ...] = (
    # Material and deal
    S("106 tiles, two of each 1 to 13 in four colours and two jokers; no indicator", "deal.cards",
      "tests/engine/test_deal.py::test_the_pack_has_the_cards_that_the_text_names"),
    S("exactly four players in fixed seats, 1 and 3 against 2 and 4", "deal.partners",
      "tests/engine/test_deal.py::test_a_game_is_not_dealt_for_a_wrong_number_of_players"
      " tests/engine/test_deal.py::test_as_many_sides_play_as_the_text_says"),
    S("turns alternate between the teams", "turn.order",
      "draw-and-discard tile-play-on-after-the-end"),
    S("fourteen tiles each", "deal.cards",
      "tests/engine/test_deal.py::test_every_player_gets_as_many_cards_as_the_text_says"),
    S("the player on the dealer's right gets fifteen and begins by a discard without a draw",
      "deal.starter deal.dealer",
      "tile-starter-throws tile-starter-draws tests/engine/test_deal.py::"
      "test_the_player_on_the_dealers_right_gets_fifteen_tiles_and_only_discards"),
    S("red and yellow threes are exposed and replaced during the deal too",
      "threes.red_expose threes.red_replace",
      "tests/engine/test_deal.py::test_red_threes_dealt_are_laid_out_and_replaced"
      " tests/engine/test_deal.py::test_a_bonus_three_that_comes_for_another_is_replaced_again"),
    S("no tile is turned; the first discard starts the pile", "deal.starter",
      "tile-starter-throws"
      " tests/engine/test_deal.py::test_in_the_game_with_tiles_nothing_is_turned"),
    S("(silent) how the first dealer is found: read as at random", "deal.dealer",
      "tests/engine/test_seating.py::test_elsewhere_nothing_is_cut_and_anybody_may_deal_first"),
    # Values
    S("1: 25; 2: 20; 4 to 9: 5; 10 to 13: 10; joker 50", "cards.values opening.minimum",
      "score-a-round-with-tiles tile-three-ones-at-0"),
    # Melds
    S("three tiles or more of one number", "meld.size meld.one_rank",
      "two-kings-are-no-meld nine-ten-jack"),
    S("twos and jokers are wild elsewhere", "cards.wild meld.naturals",
      "three-kings-and-a-two one-king-and-two-twos"),
    S("in 1 and 4 to 13 naturals outnumber wilds", "meld.wild_ratio",
      "tile-three-nines-two-twos two-kings-and-three-twos-too-many"
      " tile-ones-take-wilds-like-others"),
    S("with at most three wilds", "meld.wilds", "three-kings-and-four-twos"),
    S("in a meld of twos the twos are naturals", "meld.twos",
      "tile-three-twos wilds-alone-where-they-meld"),
    S("at most two jokers there, and always fewer than the twos", "meld.twos",
      "tile-second-joker-on-two-twos tile-two-jokers-on-two-twos tile-five-twos-and-two-jokers"),
    S("it may start 2-2-2 or 2-2-joker", "meld.twos meld.size",
      "tile-three-twos wilds-alone-where-they-meld"),
    S("one meld of a number for a team", "meld.per_rank", "a-second-meld-of-kings"),
    S("both partners build the team's melds on their own turns", "meld.own_side turn.order",
      "add-to-what-my-partner-laid add-a-queen-to-queens"),
    S("no adding to the other team's melds", "meld.own_side meld.per_rank",
      "add-to-the-opponents add-to-no-meld kings-on-both-sides"),
    S("a melded tile, wilds included, never moves again", "meld.fixed turn.takeback",
      "the-two-stays-in-its-meld take-back-a-meld"),
    # Canastas
    S("seven tiles or more", "meld.size out.keep_card",
      "classic-eighth-king tile-six-are-no-canasta"),
    S("clean 500, dirty with one to three wilds 300, ones included", "score.canasta",
      "score-a-round-with-tiles score-tile-clean-and-dirty"),
    S("a dirty one stays dirty when naturals are added", "score.canasta",
      "score-tile-clean-and-dirty"),
    S("a wild onto a clean one is settled only for twos; read as allowed",
      "meld.wilds meld.wild_ratio",
      "tile-a-wild-for-a-clean-canasta"),
    S("only twos 1,000, with one or two jokers 700", "score.canasta",
      "score-tile-seven-twos score-tile-six-twos-and-a-joker score-tile-five-twos-and-two-jokers"),
    S("a joker makes a clean one dirty", "meld.twos score.canasta",
      "tile-joker-on-pure-twos score-tile-six-twos-and-a-joker"),
    S("one bonus for a meld", "score.canasta", "score-tile-one-bonus-for-a-meld"),
    S("face values are added: 1,140, 870 and 900", "score.cards score.canasta",
      "score-tile-seven-twos score-tile-six-twos-and-a-joker"
      " score-tile-five-twos-and-two-jokers"),
    # Opening
    S("one partner reaches the threshold in a single turn, with one or more melds",
      "opening.minimum", "sixty-points-to-open thirty-points-and-a-discard"),
    S("wilds count with their values", "opening.counts opening.minimum",
      "kings-and-a-joker-open tile-six-twos-joker-at-7000"),
    S("canasta and three bonuses do not", "opening.counts opening.minimum",
      "seven-fours-to-open red-three-does-not-help-to-open"),
    S("below 0: 15", "opening.minimum", "tile-threshold-below-zero"),
    S("0 to 1,499: 50", "opening.minimum",
      "tile-three-ones-at-0 tile-ones-open-at-1495 fifteen-points-to-open"),
    S("1,500 to 2,999: 90", "opening.minimum", "tile-three-ones-at-1500 opening-at-1500"),
    S("3,000 to 6,999: 120", "opening.minimum", "tile-threshold-at-3000 tile-seven-twos-at-6995"),
    S("7,000 and more: 150", "opening.minimum",
      "tile-seven-twos-at-7000 tests/engine/test_match.py::"
      "test_the_score_at_the_start_of_a_round_sets_the_minimum"),
    S("seven twos count 140, six and a joker 170", "opening.minimum opening.counts",
      "tile-seven-twos-at-7000 tile-six-twos-joker-at-7000"),
    S("once open, both partners meld freely", "opening.minimum meld.size",
      "tile-small-meld-after-the-opening fours-after-the-opening"),
    # The turn
    S("draw one from the stock or take the pile", "turn.draw_first turn.one_draw",
      "tile-draw-one meld-before-drawing draw-a-second-time"),
    S("the starter with fifteen only discards", "deal.starter",
      "tile-starter-throws tile-starter-melds tile-starter-draws"),
    S("a turn ends with a discard", "discard.required turn.finish",
      "draw-and-discard leave-off-without-a-discard meld-down-to-one-card"),
    # Taking the pile
    S("the top tile must be natural", "pile.natural_top", "two-twos-for-a-two tile-two-on-top"),
    S("and the player holds two matching naturals",
      "pile.natural_pair pile.natural_and_wild turn.cards_held",
      "tile-one-tile-for-the-top one-natural-and-nothing-else tile-natural-and-joker"
      " natural-and-two-never discard-what-is-not-held meld-a-face-down-card"),
    S("the three are melded together or added to the team's meld of that number",
      "pile.top_melded pile.natural_pair pile.onto_canasta meld.naturals",
      "take-and-meld-something-else tile-pair-onto-our-meld pair-beside-our-canasta"
      " two-wilds-for-the-top-card"),
    S("the partner's tiles and melded ones do not count as the pair",
      "pile.natural_pair pile.onto_meld",
      "tile-one-match-and-meld tile-top-onto-meld"),
    S("before the team is open, hand and top tile alone must meet the threshold",
      "pile.before_opening pile.top_only_counts opening.minimum",
      "open-with-the-pile open-with-thirty-and-the-pile open-with-a-natural-and-a-joker"),
    S("only then is the rest available", "pile.top_only_counts", "open-with-aces-from-the-pile"),
    S("the whole pile is taken", "pile.whole pile.natural_pair",
      "pair-over-a-black-three tile-pair-onto-our-meld"),
    S("and its tiles may be melded before the discard", "pile.natural_pair turn.cards_held",
      "tile-lay-what-the-pile-brought"),
    S("a 2, a 3 or a joker on top cannot be taken", "pile.natural_top pile.black_three",
      "tile-two-on-top tile-three-on-top-cannot-be-taken tile-black-three-blocks"),
    S("a wild lower in the pile does not freeze it",
      "discard.freezes pile.natural_pair",
      "tile-wild-thrown-freezes-nothing tile-joker-below pair-against-a-two"),
    S("(silent) an empty pile, and one tile against a pile of one",
      "pile.not_empty pile.one_card pile.natural_pair",
      "take-an-empty-pile tile-one-tile-for-the-top"),
    # Threes
    S("red and yellow: exposed in the bonus area and replaced, again and again",
      "threes.red_expose threes.red_replace discard.red_three",
      "red-three-drawn-is-replaced tile-two-bonus-threes-in-a-row red-three-kept-in-hand"
      " red-three-laid-out-first throw-a-red-three lay-out-a-black-three"),
    S("100 each for an open team, 100 against for one that is not", "score.red_threes",
      "score-a-round-with-tiles score-tile-threes-of-a-team-that-never-opened"),
    S("all four 400, for or against, never doubled", "score.red_threes",
      "score-tile-four-bonus-threes score-tile-threes-of-a-team-that-never-opened"),
    S("black and blue: stay in hand, may be thrown, which blocks the next player",
      "pile.black_three discard.freezes", "tile-throw-a-black-three tile-black-three-blocks"),
    S("each left in either partner's hand costs 100", "score.black_threes",
      "score-a-round-with-tiles score-tile-threes-of-a-team-that-never-opened"),
    S("no three is ever melded", "meld.black_threes meld.threes",
      "tile-meld-threes tile-black-threes-as-a-meld red-threes-as-a-meld"
      " black-threes-and-a-two"),
    # Going out
    S("needs a clean, a dirty or a canasta of twos", "out.canastas out.keep_card",
      "out-with-one-canasta tile-out-with-a-dirty-canasta tile-out-with-a-canasta-of-twos"
      " lay-the-last-two-cards throw-the-last-card-without-a-canasta throw-one-of-two-cards"),
    S("meld and add until one tile is left, then throw it", "out.discard",
      "tile-out-without-discard"),
    S("100", "score.out", "score-a-round-with-tiles score-tile-out-with-a-joker-thrown"),
    S("the partner's tiles are deducted", "score.hand",
      "score-a-round-with-tiles score-tile-out-with-a-joker-thrown"),
    S("the last discard may be a black or blue three", "out.canastas",
      "tile-throw-a-black-three-last"),
    S("a wild as the last discard brings nothing extra", "score.out score.cards",
      "score-tile-out-with-a-joker-thrown"),
    S("(silent) a hand laid whole is a going out like any other", "out.concealed",
      "tile-hand-laid-whole tile-hand-laid-whole-below-the-threshold"),
    # Round score
    S("melded tiles, canastas, threes and going out, less what both partners hold",
      "score.cards score.canasta score.red_threes score.out score.hand",
      "score-a-round-with-tiles"),
    S("threes count once, by their own rule", "score.black_threes score.red_threes",
      "score-tile-threes-of-a-team-that-never-opened"),
    S("nothing more against a team that did not open; a score may be negative",
      "score.hand score.red_threes", "score-tile-threes-of-a-team-that-never-opened"
      " tests/engine/test_match.py::test_scores_are_added_up_and_may_be_negative"),
    # Stock
    S("who draws the last ordinary tile finishes the turn, then the round ends",
      "stock.last_card turn.order",
      "tile-last-tile-ends-the-round tile-play-on-after-the-end"),
    S("a bonus three as the last tile is recorded and ends the round at once",
      "stock.last_red_three", "tile-last-tile-bonus-three last-card-is-a-red-three"),
    S("the bonus for going out only for a real finish", "score.out score.hand",
      "score-tile-after-the-last-tile"),
    S("(silent) nothing is drawn from an empty stock, nor ended before", "stock.empty",
      "draw-where-nothing-is-left end-while-there-is-a-stock"),
    # Match
    S("one round, three rounds or 10,000 points", "match.target match.rounds",
      "tests/engine/test_match.py::test_a_table_may_play_one_round tests/engine/test_match.py::"
      "test_a_table_may_play_three_rounds_and_the_higher_total_wins"
      " tests/engine/test_match.py::test_the_match_ends_at_its_target"),
    S("the higher total wins", "match.target", "tests/engine/test_match.py::"
      "test_a_table_may_play_three_rounds_and_the_higher_total_wins"),
    S("where a winner is needed a tie adds a round", "match.tie",
      "tests/engine/test_match.py::test_a_tie_after_the_last_round_adds_a_round"),
    S("each winner gains 1,000 account points for every round played, each loser loses them",
      "match.account", "tests/engine/test_match.py::"
      "test_winners_gain_a_thousand_account_points_for_every_round_played"
      " tests/engine/test_match.py::test_a_round_that_breaks_a_tie_counts_in_the_account"),
    S("Arena: three rounds and tie-breaks; winners win the net stake, losers lose it",
      "match.arena", "tests/engine/test_match.py::"
      "test_in_the_arena_each_winner_wins_the_net_stake_and_each_loser_loses_it"),
    S("extra rounds do not multiply the stake", "match.arena", "tests/engine/test_match.py::"
      "test_extra_rounds_in_the_arena_do_not_multiply_the_stake"),
    # Joker button, display, absent players
    S("once a round for each player", "joker_button.once",
      "tile-joker-button tile-joker-button-twice"),
    S("if the account holds a spare joker", "joker_button.spare",
      "tile-joker-button tile-no-spare-joker"),
    S("and a joker is still there to be drawn", "joker_button.available",
      "tile-joker-button tile-no-joker-left"),
    S("what it does is not said: read as the draw", "turn.one_draw joker_button.once",
      "tile-joker-button-is-the-draw"),
    S("account and spare jokers belong to the player, in other games of the app too",
      "joker_button.spare", "tile-joker-button tile-no-spare-joker"
      " tests/engine/test_match.py::test_a_spare_joker_that_was_used_is_gone_in_the_next_round"),
    S("six tiles are shown as nearly, seven as a whole canasta", "out.keep_card score.canasta",
      "tile-six-are-no-canasta score-tile-seven-twos"),
    S("players who are away keep their seats, draw and discard", "seat.absent",
      "tests/engine/test_deal.py::test_an_absent_player_keeps_the_seat_draws_and_discards"),
)  # fmt: skip
