# What the referee finds about the opening minimum and about going out.

found-opening-minimum =
    .kept = At { $score } points the minimum is { $minimum }; the melds of this turn count { $have }.
    .kept-so-far = At { $score } points the minimum is { $minimum }; so far this turn counts { $have }, and { $short } more must follow before the discard.
    .kept-or-out = At { $score } points the minimum is { $minimum }; so far this turn counts { $have }. Either { $short } more follow before the discard, or the whole hand goes down concealed: then the minimum is waived.
    .kept-waived = The minimum of { $minimum } need not be met here: the whole hand goes down concealed.
    .broken = At { $score } points the minimum is { $minimum }; the melds of this turn count { $have }, { $short } short.
    .broken-finish = At { $score } points the minimum is { $minimum }; this turn would count { $have }, { $short } short, and the rest of the hand cannot add that.
    .broken-unknown = At { $score } points the minimum is { $minimum }; this turn would count { $have }, { $short } short. { $known ->
        [0] The rest of the hand is not known, so nobody can say
       *[other] The rest of the hand is known only in part, and what is known cannot add that: nobody can say
    } whether the minimum could be reached.
    .broken-keep = At { $score } points the minimum is { $minimum }; this turn would count { $have }, { $short } short. The rest of the hand could add that, but not with one { deck-card } left to discard and one to hold.
    .broken-bound = At { $score } points the minimum is { $minimum }; this turn would count { $have }, { $short } short. The rest of the hand could add that, but then the turn could not be finished.
hint-opening-minimum =
    .broken = Lay melds for at least { $short } points more in this turn.
    .broken-finish = Melds of one turn add up to { $minimum } or more, or nothing is laid this turn.
    .broken-unknown = Give the { deck-cards } of the hand, and the step can be judged.
    .broken-keep = Reach { $minimum } with two { deck-cards } left over, or lay nothing this turn.
    .broken-bound = Reach { $minimum } so that a { deck-card } is left that may be discarded, or lay nothing this turn.

found-opening-counts =
    .kept = Only the { deck-cards } laid count: { $points } points in this turn.
    .broken-wilds = Wilds do not count towards the minimum in this rule set: { $points } points of wilds are left out.
    .broken-bonus = The bonus of a canasta does not count towards the minimum, only its { deck-cards }: { $points } points.
    .broken-pile = Of the pile only its top { deck-card } counts towards the minimum: { $points } points with it.
hint-opening-counts =
    .broken-wilds = Reach the minimum with naturals.
    .broken-bonus = Reach the minimum with { deck-card } values alone.
    .broken-pile = Reach the minimum from the hand with the top { deck-card }.

found-out-canastas =
    .kept = { $alone ->
        [yes] You have
       *[no] Your side has
    } { $has ->
        [one] one canasta
       *[other] { $has } canastas
    }, enough to go out.
    .broken = This would leave no { deck-card }, but { $alone ->
        [yes] you may not go out yet: you need
       *[no] your side may not go out yet: it needs
    } { $needed ->
        [one] one canasta
       *[other] { $needed } canastas
    } and { $alone ->
        [yes] have
       *[no] has
    } { $has ->
        [0] none
        [one] one
       *[other] { $has }
    }.
    .broken-kinds = This would leave no { deck-card }, but { $alone ->
        [yes] you may not go out yet: you still lack
       *[no] your side may not go out yet: it still lacks
    } { $kinds }.
    .broken-finish = The turn could only end by going out, and { $alone ->
        [yes] you still lack
       *[no] your side still lacks
    } { found-canastas-missing } for that.
hint-out-canastas =
    .broken = { hint-keep-two }
    .broken-kinds = { hint-keep-two }
    .broken-finish = { hint-keep-two }

found-out-keep-card =
    .kept = One { deck-card } stays in the hand, as it must: { $alone ->
        [yes] you may
       *[no] your side may
    } not go out yet.
    .broken = One { deck-card } would be left. Discarding it would be going out, and { $alone ->
        [yes] you may not go out yet: you still lack
       *[no] your side may not go out yet: it still lacks
    } { found-canastas-missing }.
hint-out-keep-card =
    .broken = { hint-keep-two }

found-canastas-missing = { $kinds ->
    [none] { $missing ->
        [one] a canasta
       *[other] { $missing } canastas
    }
   *[other] { $kinds }
}
hint-keep-two = { $can_keep ->
    [no] { hint-no-take }
   *[yes] Keep two { deck-cards }: one to discard and one to hold.
}

found-out-discard =
    .kept = The last { deck-card } is discarded, as going out asks for here.
    .broken = Going out needs a last discard in this rule set, and no { deck-card } would be left for it.
    .broken-finish = Going out needs a last discard in this rule set, and no { deck-card } would be left for it.
hint-out-discard =
    .broken = Keep one { deck-card } back to discard.
    .broken-finish = Keep one { deck-card } back to discard.

found-out-last-discard =
    .kept = This { deck-card } may be the last discard.
    .broken = { $rank_a_cap } may not be the last discard.
    .broken-finish = The last { deck-card } left may not be the last discard.
hint-out-last-discard =
    .broken = Keep another { deck-card } for the last discard.
    .broken-finish = Keep another { deck-card } for the last discard.

found-out-concealed =
    .kept = The whole hand goes down in one turn: concealed. { $bonus ->
        [0] It earns nothing extra here.
       *[other] It earns { $bonus } points more.
    }
    .kept-waived = The whole hand goes down in one turn: concealed. The minimum need not be met for that.
    .broken = Going out concealed does not do away with the minimum of { $minimum } here: { $owed } points are missing.
hint-out-concealed =
    .broken = Meet the minimum with this hand, or do not lay it yet.

found-out-ask-partner =
    .kept-ask = The partner may be asked now: the turn has begun and nothing is laid yet.
    .kept-answer = { $answer ->
        [yes] The partner said yes.
       *[no] The partner said no, and the player stays in.
    }
    .broken-none = There is no partner to ask in this rule set.
    .broken-once = The partner has been asked already.
    .broken-late = The partner is asked before anything is laid in the turn.
    .broken-unasked = Nobody has asked.
    .broken-no = The partner said no, and the answer binds: no going out this turn.
    .broken-yes = The partner said yes, so the player must go out this turn, and { $left ->
        [one] one { deck-card } would be left
       *[other] { $left } { deck-cards } would be left
    }.
    .broken-finish = The partner’s answer binds, and it leaves no way to finish the turn like this.
    .broken-answer = { $answer ->
        [yes] The answer binds, and this hand cannot go out in this turn, so a yes could not be kept.
       *[no] The answer binds, and this turn can only end by going out, so a no could not be kept.
    }
hint-out-ask-partner =
    .broken-none = Decide for yourself.
    .broken-once = Keep to the answer.
    .broken-late = Ask at the start of a turn, after the draw.
    .broken-unasked = Ask first.
    .broken-no = { hint-keep-two }
    .broken-yes = Lay every { deck-card }, with or without a last discard.
    .broken-finish = Play so that the answer is kept.
    .broken-answer = { $answer ->
        [yes] Only no is possible.
       *[no] Only yes is possible.
    }

found-out-sevens-hand =
    .kept = The hand is all sevens that cannot be discarded: the round ends.
    .kept-melded = The hand was nothing but sevens after the draw, and all of them are melded: the round ends without a discard, and nobody goes out.
    .broken = Only sevens would be left, and no seven may be discarded yet. A hand like that may only come by a draw.
    .broken-meld = There are still sevens that can be melded.
    .broken-free = A hand of sevens ends the round only where a draw from the stock made it so and no seven may be discarded yet.
hint-out-sevens-hand =
    .broken = Keep a { deck-card } that is no seven for the discard.
    .broken-meld = Meld the sevens first.
    .broken-free = End the turn with a discard, as usual.

found-kitty-look =
    .kept = A canasta opens the kitty: its owner may look.
    .broken = No canasta that opens the kitty has been completed yet.
    .broken-none = There is no kitty in this rule set.
    .broken-once = The kitty has been looked at already.
hint-kitty-look =
    .broken = Complete a canasta that is not mixed first.
    .broken-none = Play on with the hand.
    .broken-once = Take it up after the discard.

found-kitty-take =
    .kept = The kitty was looked at and the { deck-card } is discarded: now it may be taken up.
    .broken = The kitty is taken up after the discard, before the next player begins.
    .broken-none = There is no kitty in this rule set.
    .broken-once = The kitty has been taken up already.
    .broken-unseen = The kitty must be looked at first, in one’s own turn.
hint-kitty-take =
    .broken = Discard first, then take the kitty up.
    .broken-none = Play on with the hand.
    .broken-once = Play on with the hand.
    .broken-unseen = Look at the kitty once a canasta opens it.

found-joker-button-once =
    .kept = The Joker button has not been used in this round.
    .broken = The Joker button is used once a round, and it has been used.
    .broken-none = There is no Joker button in this rule set.
hint-joker-button-once =
    .broken = { hint-draw-or-take }
    .broken-none = { hint-draw-or-take }

found-joker-button-spare =
    .kept = { $spare ->
        [one] There is one spare joker on the account.
       *[other] There are { $spare } spare jokers on the account.
    }
    .broken = There is no spare joker on the account.
hint-joker-button-spare =
    .broken = { hint-draw-or-take }

found-joker-button-available =
    .kept = A joker is still there to be drawn.
    .broken = Every joker is out: none is left to be drawn.
hint-joker-button-available =
    .broken = { hint-draw-or-take }
