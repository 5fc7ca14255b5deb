"""The sentences of the classic text (seed 002)."""

from __future__ import annotations

from tests.engine.rule_sentences.sentence import Sentence as S

CLASSIC: tuple[S, ...] = (
    # Material and values
    S("four players", "deal.partners",
      "tests/engine/test_deal.py::test_a_game_is_not_dealt_for_a_wrong_number_of_players"),
    S("two packs and four jokers, 108 cards", "deal.cards",
      "tests/engine/test_deal.py::test_the_pack_has_the_cards_that_the_text_names"),
    S("jokers and twos are wild", "cards.wild meld.wild_meld",
      "three-kings-and-a-two wilds-alone"),
    S("joker 50; two and ace 20; king to eight 10; seven to four and black three 5",
      "cards.values score.black_threes", "score-a-round-of-four"),
    S("red three 100 or 200", "score.red_threes", "score-a-round-of-four score-four-red-threes"),
    # Partners and deal
    S("partners by cutting: the highest picks a seat and begins, the second is the partner",
      "deal.partners",
      "tests/engine/test_seating.py::test_the_highest_begins_and_the_player_on_its_right_deals"
      " tests/engine/test_seating.py::test_the_highest_may_choose_any_seat"
      " tests/engine/test_seating.py::test_the_two_highest_are_partners_and_sit_opposite"),
    S("ace is high and two low, then spades, hearts, diamonds, clubs", "deal.partners",
      "tests/engine/test_seating.py::test_cards_are_cut_in_this_order"),
    S("equal cards or a joker: again", "deal.partners",
      "tests/engine/test_seating.py::test_a_joker_or_equal_cards_are_cut_again_and_nothing_else"),
    S("partners sit opposite", "deal.partners meld.own_side",
      "tests/engine/test_seating.py::test_the_two_highest_are_partners_and_sit_opposite"
      " add-to-what-my-partner-laid"),
    S("the first dealer sits right of the one who cut highest; the deal moves clockwise",
      "deal.dealer turn.order",
      "tests/engine/test_seating.py::test_the_highest_begins_and_the_player_on_its_right_deals"
      " tests/engine/test_seating.py::test_the_deal_passes_to_the_left"
      " tests/engine/test_deal.py::test_the_player_after_the_dealer_begins_and_the_deal_passes_on"),
    S("the dealer may shuffle last, the player on the dealer's left cuts", "deal.dealer",
      "tests/engine/test_deal.py::test_no_card_is_lost_in_the_deal"),
    S("eleven cards each", "deal.cards",
      "tests/engine/test_deal.py::test_every_player_gets_as_many_cards_as_the_text_says"),
    S("a turned joker, two or three is covered until a four or higher lies there", "deal.upcard",
      "tests/engine/test_deal.py::test_cards_are_turned_until_one_need_not_be_covered"),
    S("(silent) whether a black three covered so freezes: read as no", "pile.frozen",
      "classic-black-three-turned-at-the-deal"),
    # Red threes
    S("dealt or drawn: laid down and replaced", "threes.red_expose threes.red_replace",
      "red-three-drawn-is-replaced red-three-kept-in-hand red-three-laid-out-first"
      " tests/engine/test_deal.py::test_red_threes_dealt_are_laid_out_and_replaced"),
    S("taken with the pile: laid down, not replaced", "threes.red_replace pile.natural_pair",
      "red-three-taken-with-the-pile"),
    S("laid out by themselves, never melded nor thrown", "meld.threes discard.red_three",
      "red-threes-as-a-meld a-red-three-among-kings throw-a-red-three"),
    S("all four with one side: 200 each", "score.red_threes", "score-four-red-threes"),
    S("they count for a side that has melded", "score.red_threes", "score-a-round-of-four"),
    S("and against one that has no meld when play ends", "score.red_threes",
      "score-red-three-without-meld-classic score-four-red-threes-and-no-meld"),
    # The turn
    S("draw one card or take the pile", "turn.draw_first turn.one_draw turn.order",
      "complete-draw-one meld-before-drawing draw-a-second-time draw-and-discard"),
    S("meld, then throw one card", "discard.required turn.cards_held",
      "draw-and-discard leave-off-without-a-discard discard-what-is-not-held"),
    S("taking the top card is taking the whole pile", "pile.whole pile.top_melded",
      "pair-over-a-black-three take-and-meld-something-else"),
    S("(silent) a play that leaves no way to end the turn is refused at once", "turn.finish",
      "meld-down-to-one-card"),
    # Melds
    S("three cards or more of a rank", "meld.size meld.one_rank",
      "two-kings-are-no-meld nine-ten-jack a-black-three-among-kings"),
    S("two naturals for every wild", "meld.wild_ratio meld.naturals",
      "classic-three-nines-two-wilds classic-four-nines-two-wilds one-king-and-two-twos"
      " two-kings-and-three-twos-too-many three-wilds-two-naturals-classic"),
    S("never more than three wilds", "meld.wilds",
      "three-kings-and-four-twos classic-fourth-wild-on-eight-kings"),
    S("in adding it repeats only the three; the ratio is read to hold there too",
      "meld.wild_ratio meld.wilds",
      "classic-add-a-two-to-three-kings-and-a-two classic-fourth-wild-on-eight-kings"),
    S("both sides may have a meld of the same rank", "meld.per_rank",
      "kings-on-both-sides"),
    S("partners share melds", "meld.own_side", "add-to-what-my-partner-laid add-a-queen-to-queens"),
    S("nobody adds to the opponents' melds",
      "meld.own_side", "add-to-the-opponents add-to-no-meld"),
    S("black threes only in going out; how many and with what is not said", "meld.black_threes",
      "black-threes-in-passing out-with-three-black-threes black-threes-and-a-two"),
    S("cards left in hand count against their holder even if they would be melds", "score.hand",
      "score-kings-left-in-hand"),
    S("(silent) one meld of a rank for a side", "meld.per_rank", "a-second-meld-of-kings"),
    S("(silent) what was laid is not taken back", "turn.takeback meld.fixed",
      "take-back-a-meld the-two-stays-in-its-meld"),
    # Canastas
    S("seven cards of a rank; read as seven or more", "score.canasta meld.size",
      "classic-eighth-king score-eight-kings-and-six-queens"),
    S("natural 500 and mixed 300, and the cards besides", "score.canasta score.cards",
      "score-a-round-of-four score-eight-kings-and-six-queens"),
    S("a red or a black card on top tells the kind", "score.canasta meld.wilds",
      "score-a-round-of-four wild-on-natural-canasta-classic"),
    # Opening minimum
    S("it goes by the score at the start of the deal", "opening.minimum",
      "tests/engine/test_match.py::test_the_score_at_the_start_of_a_round_sets_the_minimum"
      " tests/engine/test_match.py::test_a_minimum_of_the_next_round_is_what_the_table_asks_for"),
    S("below 0: 15", "opening.minimum", "opening-below-zero"),
    S("0 to 1,495: 50", "opening.minimum",
      "fifteen-points-to-open sixty-points-to-open opening-at-1495"),
    S("1,500 to 2,995: 90", "opening.minimum", "opening-at-1500 opening-at-2995"),
    S("3,000 and more: 120", "opening.minimum", "opening-at-3000 opening-with-120-at-3000"),
    S("several melds may be laid together", "opening.minimum",
      "sixty-points-to-open thirty-points-and-a-discard"),
    S("of the pile only the top card counts", "pile.top_only_counts opening.minimum",
      "open-with-aces-from-the-pile open-with-thirty-and-the-pile"),
    S("bonuses do not count", "opening.counts opening.minimum",
      "seven-fours-to-open red-three-does-not-help-to-open kings-and-a-joker-open"),
    S("only the side's first meld is bound", "opening.minimum meld.own_side meld.size",
      "fours-after-the-opening add-to-what-my-partner-laid"),
    # The pile before opening
    S("twice: no pile before the first meld", "pile.before_opening",
      "pile-before-opening-forbidden open-with-a-natural-and-a-joker"),
    S("once it supposes that the pile may open; so read", "pile.before_opening",
      "pile-before-opening-with-pair open-with-the-pile"),
    # Frozen pile
    S("a wild, a black three or a red three as the turned card freezes the pile",
      "pile.frozen discard.freezes",
      "wild-thrown-freezes black-three-thrown-stays-for-good a-two-turned-at-the-deal"
      " classic-red-three-turned-and-a-wild top-joins-own-meld-classic own-meld-against-a-two"),
    S("it stays frozen until it is taken", "pile.frozen discard.freezes",
      "black-three-thrown-stays-for-good pile-taken-and-thawed"),
    S("which needs a natural on top", "pile.natural_top pile.black_three",
      "two-twos-for-a-two two-black-threes-for-a-black-three"),
    S("taken with a natural pair from hand, shown first", "pile.frozen pile.natural_pair",
      "pair-against-a-two frozen-natural-and-joker-classic natural-and-joker-against-a-two"
      " a-pair-for-a-two-turned-at-the-deal red-three-upcard-pair-classic"),
    # Unfrozen pile
    S("unfrozen: a natural pair", "pile.natural_pair",
      "pair-beside-our-canasta one-natural-and-nothing-else"),
    S("or one matching natural and a wild", "pile.natural_and_wild pile.natural_pair",
      "natural-and-two-unfrozen two-wilds-for-the-top-card"),
    S("or the top card joins a meld on the table",
      "pile.onto_meld pile.onto_canasta",
      "top-card-onto-our-meld top-card-onto-our-canasta top-joins-canasta-classic"),
    S("the rest goes to hand and may be melded on", "pile.natural_pair turn.cards_held",
      "meld-what-the-pile-brought"),
    # Going out
    S("the side needs one canasta", "out.canastas out.keep_card",
      "out-with-one-canasta lay-the-last-two-cards throw-the-last-card-without-a-canasta"
      " throw-one-of-two-cards"),
    S("out by throwing the last card or by adding it; no discard is needed", "out.canastas",
      "out-with-one-canasta out-without-a-discard"),
    S("one card in hand may not take a pile of one card", "pile.one_card",
      "one-card-against-one-classic one-card-against-one-card one-card-against-four"),
    S("concealed is the whole hand melded in one turn", "out.concealed",
      "lay-the-whole-hand-in-one-turn"),
    S("where the partner has not met the minimum, the player must", "out.concealed opening.minimum",
      "concealed-below-the-minimum concealed-below-the-minimum-with-the-pile"
      " concealed-behind-an-open-partner"),
    # Scoring and match
    S("natural 500, mixed 300, red three 100, all four 800", "score.canasta score.red_threes",
      "score-a-round-of-four score-four-red-threes"),
    S("going out 100, concealed 100 more", "score.out score.concealed",
      "score-a-round-of-four score-hand-laid-whole-of-four"),
    S("plus the cards on the table, less those in hand",
      "score.cards score.hand score.black_threes",
      "score-a-round-of-four"),
    S("the first side to 5,000 wins", "match.target match.rounds",
      "tests/engine/test_match.py::test_the_match_ends_at_its_target"),
    S("(silent) a tie: read as another round", "match.tie",
      "tests/engine/test_match.py::test_on_a_tie_further_rounds_are_played"),
    S("(silent) the end of the stock, but for the threes of a side without melds",
      "stock.empty stock.last_card stock.last_red_three turn.order",
      "draw-where-nothing-is-left end-while-there-is-a-stock end-although-the-top-card-fits"
      " last-card-is-no-three last-card-is-a-red-three play-on-after-the-end"),
    S("(silent) an empty pile", "pile.not_empty", "take-an-empty-pile"),
)  # fmt: skip
