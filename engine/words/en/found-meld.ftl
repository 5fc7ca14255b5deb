# What the referee finds about melds.

found-meld-one-rank =
    .kept = The naturals are of one { deck-rank }.
    .broken = { $cards }: the naturals of a meld are all of one { deck-rank }, and these are not.
    .broken-run = { $cards }: this is a run, and there are no runs in this game. The naturals of a meld are all of one { deck-rank }.
    .broken-add = { $cards }: only { $rank }, and wilds where the rules allow them, join the meld of { $rank }.
hint-meld-one-rank =
    .broken = Lay each { deck-rank } as a meld of its own.
    .broken-run = Collect three or more of one { deck-rank }.
    .broken-add = Another { deck-rank } needs a meld of its own, of three { deck-cards } or more.

found-meld-own-side =
    .kept = The { $rank } are { $alone ->
        [yes] your own
       *[no] your own side’s
    } meld.
    .broken = The { $rank } on the table are { $alone ->
        [yes] another player’s
       *[no] the other side’s
    }, and nobody adds to those.
    .broken-none = { found-has } no meld of { $rank } on the table.
hint-meld-own-side =
    .broken = Add to your own melds, or lay a new meld of three or more.
    .broken-none = Lay a new meld of three or more.

found-meld-per-rank =
    .kept = There is no other meld of { $rank } in the way.
    .broken = { $per_rank ->
        [one_open] { found-has } a meld of { $rank } that is not complete yet, and a second one may not stand beside it.
       *[one] { found-has } a meld of { $rank } already, and only one meld of a { deck-rank } is allowed.
    }
found-has = { $alone ->
    [yes] You have
   *[no] Your side has
}
hint-meld-per-rank =
    .broken = Add the { deck-cards } to the meld that is there.

found-meld-closed =
    .kept = The meld of { $rank } is not full.
    .broken = The meld of { $rank } is full with { $count } { deck-cards }, and a full meld is closed.
hint-meld-closed =
    .broken = Begin a new meld of this { deck-rank }, or use other { deck-cards }.

found-meld-size =
    .kept = { $count } { deck-cards }: enough for a meld.
    .broken = A meld has at least { $least } { deck-cards }, and here { $count ->
        [one] is one
       *[other] are { $count }
    }: { $missing } short.
    .broken-most = A meld has at most { $most } { deck-cards }, and here would be { $count }: { $over } too many.
hint-meld-size =
    .broken = { $missing ->
        [one] One more { deck-card } of the { deck-rank }, or a wild where it may join, would make it a meld.
       *[other] { $missing } more { deck-cards } would make it a meld.
    }
    .broken-most = { $over ->
        [one] Leave one { deck-card } out.
       *[other] Leave { $over } { deck-cards } out.
    }

found-meld-naturals =
    .kept = { $count ->
        [one] One natural
       *[other] { $count } naturals
    }; at least { $least ->
        [one] one is
       *[other] { $least } are
    } needed.
    .broken = A meld needs at least { $least ->
        [one] one natural
       *[other] { $least } naturals
    }, and here { $count ->
        [0] is none
        [one] is one
       *[other] are { $count }
    }.
hint-meld-naturals =
    .broken = { $missing ->
        [one] One more natural { $rank_one } is needed.
       *[other] { $missing } more natural { $rank } are needed.
    }

found-meld-wilds =
    .kept = { $count ->
        [one] One wild
       *[other] { $count } wilds
    }; at most { $most ->
        [one] one is
       *[other] { $most } are
    } allowed.
    .broken = { $most ->
        [0] A meld holds no wild
        [one] A meld holds at most one wild
       *[other] A meld holds at most { $most } wilds
    }, and here would be { $count ->
        [one] one.
       *[other] { $count }: { $over } too many.
    }
hint-meld-wilds =
    .broken = { $over ->
        [one] Leave one wild out.
       *[other] Leave { $over } wilds out.
    }

found-meld-wild-ratio =
    .kept = { $naturals ->
        [one] One natural is
       *[other] { $naturals } naturals are
    } enough for { $wilds ->
        [one] one wild
       *[other] { $wilds } wilds
    }.
    .broken = { $ratio ->
        [two_naturals_per_wild] Each wild needs two naturals beside it: { $wilds ->
            [one] one wild asks
           *[other] { $wilds } wilds ask
        } for { $needed }, and here { $naturals ->
            [0] is none
            [one] is one
           *[other] are { $naturals }
        }.
        [naturals_outnumber] Naturals must outnumber wilds: { $wilds ->
            [one] one wild asks
           *[other] { $wilds } wilds ask
        } for { $needed }, and here { $naturals ->
            [0] is none
            [one] is one
           *[other] are { $naturals }
        }.
       *[other] There may not be more wilds than naturals: here { $wilds ->
            [one] is one wild
           *[other] are { $wilds } wilds
        } and { $naturals ->
            [0] no natural
            [one] one natural
           *[other] { $naturals } naturals
        }.
    }
hint-meld-wild-ratio =
    .broken = { $missing ->
        [one] One more natural would do, or one wild less.
       *[other] { $missing } more naturals would do, or fewer wilds.
    }

found-meld-wild-meld =
    .kept = Wilds alone may be a meld here.
    .broken = Wilds alone are no meld in this rule set: a meld has the { deck-rank } of its naturals.
    .broken-natural = { $cards }: naturals never join a meld of wilds.
hint-meld-wild-meld =
    .broken-natural = Add wilds to it, or lay the naturals as a meld of their own { deck-rank }.
    .broken = Put wilds with naturals of one { deck-rank }.

found-meld-sevens =
    .kept = Sevens only, as a meld of sevens must be.
    .broken = A meld of sevens holds no wild in this rule set.
hint-meld-sevens =
    .broken = Leave the wilds out and lay sevens only.

found-meld-twos =
    .kept = { $twos } twos and { $jokers ->
        [0] no joker
        [one] one joker
       *[other] { $jokers } jokers
    }: a legal meld of twos.
    .broken = In a meld of twos there are at most { $most } jokers, and always fewer jokers than twos: here { $twos ->
        [0] is no two
        [one] is one two
       *[other] are { $twos } twos
    } and { $jokers ->
        [one] one joker
       *[other] { $jokers } jokers
    }.
hint-meld-twos =
    .broken = Use fewer jokers, or more twos.

found-meld-threes =
    .broken = No { deck-red-three } is ever melded; it lies face up beside the melds.
hint-meld-threes =
    .broken = Leave the { deck-red-three } out of the meld.

found-meld-black-threes =
    .kept = The { deck-black-threes } go down in the turn that goes out.
    .broken-never = No { deck-black-three } is ever melded in this rule set.
    .broken-wild = { deck-black-threes-cap } are melded without wilds.
    .broken-mixed = { deck-black-threes-cap } are a meld of their own and join no other { deck-rank }.
    .broken-number = { $most ->
        [0] { deck-black-threes-cap } are melded three or more at a time, and here { $count ->
            [one] is one
           *[other] are { $count }
        }.
       *[other] { deck-black-threes-cap } are melded as a set of three or four, and here { $count ->
            [one] is one
           *[other] are { $count }
        }.
    }
    .broken-not-out = { deck-black-threes-cap } are melded only in the turn in which the player goes out, and that could not happen here: { $left ->
        [one] one { deck-card } would be left
       *[other] { $left } { deck-cards } would be left
    }.
    .broken-no-canasta = { deck-black-threes-cap } are melded only in the turn in which the player goes out, and going out takes canastas that are not there yet.
hint-meld-black-threes =
    .broken-never = Discard a { deck-black-three } instead, or keep it.
    .broken-wild = Leave the wild out.
    .broken-mixed = Leave the { deck-black-three } out.
    .broken-number = Discard a { deck-black-three } instead, or keep them.
    .broken-not-out = Keep the { deck-black-threes } until you can go out, or discard one.
    .broken-no-canasta = Keep the { deck-black-threes } until you can go out, or discard one.
