"""The sentences of the text that calls itself complete (seed 004), and what fills its gaps."""

from __future__ import annotations

from tests.engine.rule_sentences.sentence import Sentence as S

COMPLETE: tuple[S, ...] = (
    # Material and values
    S("two packs and four jokers; jokers and twos are wild", "deal.cards cards.wild",
      "three-kings-and-a-two"
      " tests/engine/test_deal.py::test_the_pack_has_the_cards_that_the_text_names"),
    S("four play in two partnerships, partners opposite", "deal.partners meld.own_side",
      "add-to-what-my-partner-laid"
      " tests/engine/test_deal.py::test_as_many_sides_play_as_the_text_says"),
    S("two and three play alone", "deal.partners meld.own_side",
      "three-players-each-alone"
      " tests/engine/test_deal.py::test_as_many_sides_play_as_the_text_says"),
    S("six play in two partnerships of three", "deal.partners score.hand",
      "score-a-round-of-six"
      " tests/engine/test_deal.py::test_as_many_sides_play_as_the_text_says"),
    S("joker 50; two and ace 20; eight to king 10; four to seven 5", "cards.values",
      "score-a-round-of-four score-a-round-of-two"),
    S("red three 100, or 200 each for all four", "score.red_threes",
      "score-a-round-of-four score-four-red-threes"),
    S("black three 5, the colours being swapped in translation", "cards.values score.black_threes",
      "score-a-round-of-four"),
    # Deal
    S("the first dealer by any method; each hand the deal moves on", "deal.dealer",
      "tests/engine/test_seating.py::test_elsewhere_nothing_is_cut_and_anybody_may_deal_first"
      " tests/engine/test_deal.py::test_the_player_after_the_dealer_begins_and_the_deal_passes_on"),
    S("the player on the dealer's right cuts", "deal.dealer",
      "tests/engine/test_deal.py::test_no_card_is_lost_in_the_deal"),
    S("eleven cards each", "deal.cards",
      "tests/engine/test_deal.py::test_every_player_gets_as_many_cards_as_the_text_says"),
    S("a turned three or wild is covered by another card", "deal.upcard",
      "tests/engine/test_deal.py::test_cards_are_turned_until_one_need_not_be_covered"),
    S("a turned wild freezes the pile; a red three is not said to", "pile.frozen",
      "a-two-turned-at-the-deal complete-red-three-turned-and-a-wild"
      " classic-black-three-turned-at-the-deal"),
    S("frozen, it is taken only with a natural pair from hand", "pile.frozen pile.natural_pair",
      "a-two-turned-at-the-deal a-pair-for-a-two-turned-at-the-deal"),
    S("a turned red three goes to whoever takes the pile and is not replaced",
      "threes.red_replace pile.natural_pair", "red-three-taken-with-the-pile"),
    S("the first player may open with that pile, bonus card included",
      "pile.before_opening opening.minimum", "complete-open-with-the-turned-pile"),
    # Red threes
    S("in the dealt hand or drawn: laid down at once and replaced",
      "threes.red_expose threes.red_replace discard.red_three",
      "red-three-drawn-is-replaced red-three-kept-in-hand red-three-laid-out-first"
      " throw-a-red-three lay-out-a-black-three"
      " tests/engine/test_deal.py::test_red_threes_dealt_are_laid_out_and_replaced"),
    # The turn
    S("left of the dealer, clockwise", "turn.order deal.dealer",
      "draw-and-discard"
      " tests/engine/test_deal.py::test_the_player_after_the_dealer_begins_and_the_deal_passes_on"),
    S("draw one or take the whole pile", "turn.draw_first turn.one_draw pile.whole",
      "complete-draw-one meld-before-drawing draw-a-second-time pair-over-a-black-three"),
    S("meld, then discard", "discard.required turn.cards_held turn.finish",
      "draw-and-discard leave-off-without-a-discard discard-what-is-not-held"
      " meld-a-face-down-card meld-down-to-one-card"),
    S("what was laid this turn may be taken back or changed until the discard",
      "turn.takeback meld.fixed", "take-back-before-the-discard complete-change-what-was-laid"),
    S("but never the draw", "turn.takeback", "take-back-the-draw"),
    # Melds
    S("each side keeps its own melds and plays on no other", "meld.own_side meld.per_rank",
      "add-to-the-opponents add-to-no-meld kings-on-both-sides three-players-each-alone"),
    S("three cards or more of one rank", "meld.size meld.one_rank",
      "two-kings-are-no-meld nine-ten-jack a-black-three-among-kings add-a-queen-to-queens"),
    S("suits do not matter", "meld.one_rank", "complete-suits-do-not-matter"),
    S("wilds stand for any rank but threes", "cards.wild meld.black_threes",
      "three-kings-and-a-two black-threes-and-a-two"),
    S("at least two naturals", "meld.naturals meld.wild_meld",
      "complete-one-five-two-wilds one-king-and-two-twos wilds-alone"),
    S("never more wilds than naturals", "meld.wild_ratio",
      "two-kings-and-three-twos-too-many three-wilds-two-naturals-complete"),
    S("a garbled clause, read as three wilds at most", "meld.wilds",
      "four-kings-four-twos-complete three-kings-and-four-twos"),
    S("5-5-2 and 9-9-9-2-2-joker are legal", "meld.wild_ratio meld.naturals",
      "complete-two-fives-one-wild complete-three-nines-and-three-wilds"),
    S("5-2-2 is not", "meld.naturals", "complete-one-five-two-wilds"),
    S("9-9-2-2-2-2-joker is not", "meld.wild_ratio", "complete-two-nines-and-five-wilds"),
    S("no three is melded but three or four black ones in going out",
      "meld.threes meld.black_threes",
      "red-threes-as-a-meld a-red-three-among-kings black-threes-in-passing"
      " out-with-three-black-threes out-with-four-black-threes out-with-five-black-threes"),
    # Canastas
    S("seven or more", "meld.size score.canasta",
      "classic-eighth-king score-eight-kings-and-six-queens"),
    S("natural of one rank, mixed of naturals and wilds: 500 and 300", "score.canasta",
      "score-a-round-of-four score-eight-kings-and-six-queens"),
    S("concealed: laid whole from the hand, or with only the top discard",
      "score.concealed_canasta",
      "complete-canasta-laid-whole score-canasta-laid-whole-with-the-top-card"
      " complete-canasta-grown"),
    S("100 more for it: 400 and 600", "score.concealed_canasta",
      "score-canastas-laid-whole-natural-and-mixed score-two-canastas-laid-whole"
      " score-hand-laid-whole-of-three-alone score-hand-laid-whole-of-six"),
    # Missing, filled from ThoughtCo and the classic body: the opening minimum
    S("(silent) the minimum: 15 below 0, 50, from 1,500 90, from 3,000 120", "opening.minimum",
      "opening-below-zero fifteen-points-to-open opening-at-1495 opening-at-1500"
      " opening-at-2995 opening-at-3000 opening-with-120-at-3000"),
    S("(silent) only the cards laid count, wilds included", "opening.counts opening.minimum",
      "seven-fours-to-open kings-and-a-joker-open red-three-does-not-help-to-open"
      " sixty-points-to-open thirty-points-and-a-discard"),
    S("(silent) only the side's first meld is bound", "opening.minimum meld.size",
      "fours-after-the-opening"),
    # Missing: the pile's conditions
    S("(silent) a discarded wild freezes the pile", "discard.freezes pile.frozen",
      "wild-thrown-freezes wild-thrown-freezes-for-three own-meld-against-a-two"
      " natural-and-joker-against-a-two pair-against-a-two"),
    S("(silent) a black three stops the next player",
      "pile.black_three pile.natural_top pile.frozen",
      "black-three-on-top-complete-4 two-black-threes-for-a-black-three"
      " top-joins-own-meld-complete"),
    S("(silent) nothing takes a wild on top, nor an empty pile", "pile.natural_top pile.not_empty",
      "two-twos-for-a-two take-an-empty-pile"),
    S("(silent) unfrozen: a pair, one natural and a wild, or the top card onto a meld",
      "pile.natural_pair pile.natural_and_wild pile.onto_meld pile.onto_canasta pile.top_melded",
      "natural-and-two-unfrozen top-card-onto-our-meld top-joins-canasta-complete"
      " pair-beside-our-canasta one-natural-and-nothing-else take-and-meld-something-else"),
    S("(silent) to open with the pile: a natural pair, and only the top card counts",
      "pile.before_opening pile.top_only_counts opening.minimum",
      "open-with-the-pile open-with-a-natural-and-a-joker open-with-aces-from-the-pile"
      " open-with-thirty-and-the-pile"),
    S("(silent) one card may not take a pile of one card", "pile.one_card",
      "one-card-against-one-complete one-card-against-four"),
    S("(silent) one meld of a rank for a side", "meld.per_rank", "a-second-meld-of-kings"),
    S("(silent) what was laid in an earlier turn stays", "meld.fixed",
      "the-two-stays-in-its-meld"),
    # Missing: going out
    S("(silent) one canasta to go out, two for two players and for six",
      "out.canastas out.keep_card",
      "out-with-one-canasta one-canasta-where-two-are-needed two-canastas-where-two-are-needed"
      " six-players-one-canasta lay-the-last-two-cards throw-the-last-card-without-a-canasta"
      " throw-one-of-two-cards"),
    S("(silent) with or without a discard", "out.canastas", "out-without-a-discard"),
    S("(silent) concealed: exempt from the minimum after a draw", "out.concealed opening.minimum",
      "lay-the-whole-hand-in-one-turn concealed-below-the-minimum-after-a-draw"
      " concealed-below-the-minimum-with-the-pile two-canastas-below-the-minimum-after-a-draw"),
    S("(silent) partners may be asked, and the answer binds", "out.ask_partner",
      "asked-and-yes asked-and-no asked-and-no-and-stays-in asked-and-yes-and-stays-in"
      " partner-said-no-complete-4 nobody-to-ask"),
    # Missing: the end of the stock, scoring and the match
    S("(silent) an empty stock: on while each takes the pile",
      "stock.empty stock.last_card turn.order",
      "end-although-the-top-card-fits draw-where-nothing-is-left end-while-there-is-a-stock"
      " last-card-is-no-three play-on-after-the-end"),
    S("(silent) a red three as the last card ends the round", "stock.last_red_three",
      "last-card-is-a-red-three"),
    S("(silent) cards laid and held, canastas, 100 for going out, 100 more concealed",
      "score.cards score.hand score.canasta score.out score.concealed",
      "score-a-round-of-four score-hand-laid-whole-of-four score-a-round-of-three-alone"),
    S("(silent) red threes against a side without a meld", "score.red_threes",
      "score-four-red-threes-and-no-meld score-a-round-of-three-alone"),
    S("(silent) 5,000 points; three players 7,500, six 10,000", "match.target match.rounds",
      "tests/engine/test_match.py::test_the_match_ends_at_its_target"),
    S("(silent) a tie: read as another round", "match.tie",
      "tests/engine/test_match.py::test_on_a_tie_further_rounds_are_played"),
    # Missing: the numbers for two, three and six
    S("(silent) two get fifteen cards, three and six thirteen; six play with three packs",
      "deal.cards",
      "tests/engine/test_deal.py::test_every_player_gets_as_many_cards_as_the_text_says"
      " tests/engine/test_deal.py::test_the_pack_has_the_cards_that_the_text_names"),
    S("(silent) two and three draw two cards, one card left is a whole draw",
      "threes.red_replace turn.one_draw stock.last_card",
      "red-three-among-two-cards-drawn last-card-is-no-three"),
    S("(silent) a red three among the last two is not replaced",
      "turn.one_draw stock.empty", "red-three-among-the-last-two"),
    S("(silent) six: up to four red threes 100 each, five 1,000, six 1,200, for and against",
      "score.red_threes",
      "score-a-round-of-six score-four-red-threes-of-six score-six-red-threes-against"),
)  # fmt: skip
