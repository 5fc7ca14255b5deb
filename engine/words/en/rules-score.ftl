# The lines of a round's score, and the match.

score-cards =
    .title = Cards on the table
    .statement = What a side has melded counts for it, each { deck-card } with its value. This comes on top of any bonus for canastas.
    .why = Everything you bring to the table earns something, even a meld that never became a canasta.

score-canasta =
    .title = Bonus for canastas
    .statement = A natural canasta earns { $score_canasta_natural } points and a mixed one { $score_canasta_mixed }, besides the values of what is in it.{ $score_canasta_wild ->
        [none] {""}
       *[other] {" "}A canasta of wilds earns { $score_canasta_wild }.
    }{ $score_canasta_sevens ->
        [none] {""}
       *[other] {" "}A canasta of sevens earns { $score_canasta_sevens }.
    }{ $score_canasta_twos ->
        [none] {""}
       *[other] {" "}A canasta of twos alone earns { $score_canasta_twos }.
    }{ $score_canasta_twos_mixed ->
        [none] {""}
       *[other] {" "}A canasta of twos with jokers earns { $score_canasta_twos_mixed }.
    }
    .why = Canastas are what the game is named for. The harder a kind is to collect, the more it pays.

score-concealed-canasta =
    .title = A canasta laid whole
    .statement = { $score_concealed_canasta ->
        [0] A canasta that is laid whole in one step earns nothing extra.
       *[other] A canasta that is laid whole in one step, from the hand alone or together with the top of the pile, earns { $score_concealed_canasta } points more.
    }
    .why = Keeping seven of them hidden in your hand is a risk. The rule says whether the risk is paid.

score-red-threes =
    .title = Points for red threes
    .statement = Each { deck-red-three } laid out counts { $threes_red_value_each } points for its side{ $threes_red_value_all ->
        [none] .
       *[other] ; all of them with one side count { $threes_red_value_all } together.
    }{ $threes_red_value_totals ->
        [none] {""}
       *[other] {" "}Some numbers of them have a total of their own: { $threes_red_value_totals }.
    } { $threes_red_minus ->
        [no_meld] For a side that has no meld at the end of the round, the same sum counts against it.
        [not_open] For a side that has not opened by the end of the round, the same sum counts against it.
       *[never] They never count against a side.
    }{ $deal_kitty ->
        [0] {""}
       *[other] {" "}One that is still in a kitty counts neither way.
    }
    .why = These threes are luck, but luck you should live up to: the rule says what they are worth to a side that builds nothing.

score-black-threes =
    .title = Black threes in hand
    .statement = Each { deck-black-three } left in a hand at the end of the round counts { $threes_black_in_hand } points against its side.{ $meld_black_threes ->
        [forbidden] {""}
       *[other] {" "}One that was melded counts { $cards_values_3b } for its side.
    }
    .why = Holding them back for a good moment is useful, but it should not be free.

score-out =
    .title = Going out pays
    .statement = { $out_bonus ->
        [0] Going out earns no points by itself.
       *[other] The side of the player who goes out earns { $out_bonus } points. If the round ends in another way, nobody earns them.
    }
    .why = A bonus makes it worth ending the round in time, instead of only collecting more.

score-concealed =
    .title = Concealed pays
    .statement = { $out_concealed_bonus ->
        [0] Going out concealed earns nothing beyond what going out earns.
       *[other] Going out concealed earns { $out_concealed_bonus } points on top of the bonus for going out.
    }
    .why = Whoever kept everything back took a greater risk. The rule says whether that is paid.

score-hand =
    .title = Left in hand
    .statement = What is left in a hand at the end of the round counts against its side, each { deck-card } with its value, even if it would have made a meld. There is a separate rule for { deck-black-threes }.{ $seats_sides ->
        [each] {""}
       *[other] {" "}Partners' hands count as well, also when one of them went out.
    }
    .why = What you hold back is a risk. It makes you think about when to bring it to the table.

score-kitty =
    .title = The kitty in the score
    .statement = { $deal_kitty ->
        [0] There is no kitty in this game, so none is counted.
       *[other] A kitty that was never taken up counts against its owner like a hand, each { deck-card } with its value. A { deck-red-three } in it counts neither way.
    }
    .why = The kitty belongs to its owner from the deal on, so there is good reason to earn it in time.

match-target =
    .title = End of the match
    .statement = { $match_target_points ->
        [none] { $match_target_rounds ->
            [one] The match is over after 1 round, and the highest score wins.
           *[other] The match is over after { $match_target_rounds } rounds, and the highest total wins.
        }
       *[other] The match is over when, at the end of a round, a { $seats_sides ->
            [two] side
           *[other] player
        } has { $match_target_points } points or more. The highest total wins.
    }
    .why = A goal that all know from the start tells everybody how much time is left to catch up.

match-rounds =
    .title = Rounds of a match
    .statement = { $match_target_rounds ->
        [none] A match has no fixed number of rounds: the scores of its rounds are added up until somebody reaches the target.
        [one] A match has 1 round; its score decides.
       *[other] A match has { $match_target_rounds } rounds; their scores are added up.
    }
    .why = One round can be lucky. Over several, good play shows.

match-tie =
    .title = A tie
    .statement = { $match_tie ->
        [another_round] If the leaders have equal totals when the match should be over, another round is played, until one of them leads.
       *[shared] If the leaders have equal totals when the match is over, they share the win.
    }
    .why = It is better to agree on this before anybody is tired and close to winning.

match-account =
    .title = Account points
    .statement = { $match_settlement ->
        [account] After a match between friends each winner gains 1,000 account points for every round that was played, and each loser loses as many.
       *[none] Nothing but the score is settled: this game has no account points.
    }
    .why = Longer matches move more, because every round that was played counts in the account.

match-arena =
    .title = The arena
    .statement = { $match_settlement ->
        [account] A match in the arena has three rounds, and more only to break a tie. Each winner wins the net entry stake and each loser loses it; extra rounds do not multiply it.
       *[none] Nothing but the score is settled: this game has no arena and no stakes.
    }
    .why = Everybody pays in and plays for the same stake, which is known before the first round.
