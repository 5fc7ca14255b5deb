# What the pages say. One sentence, one message; figures come in by name.

## Cards

suit-name = { $suit ->
    [spade] spades
    [heart] hearts
    [diamond] diamonds
    [club] clubs
    [red] red
    [yellow] yellow
    [black] black
   *[blue] blue
}
rank-one = { $rank ->
    [ace] ace
    [king] king
    [queen] queen
    [jack] jack
    [ten] ten
    [nine] nine
    [eight] eight
    [seven] seven
    [six] six
    [five] five
    [four] four
    [red_three] red three
    [black_three] black three
    [two] two
    [joker] joker
   *[other] card
}
rank-many = { $rank ->
    [ace] aces
    [king] kings
    [queen] queens
    [jack] jacks
    [ten] tens
    [nine] nines
    [eight] eights
    [seven] sevens
    [six] sixes
    [five] fives
    [four] fours
    [red_three] red threes
    [black_three] black threes
    [two] twos
    [joker] jokers
   *[other] cards
}
card-badge-wild = wild
card-hidden = a face-down card
card-spoken = { $index }{ $suit ->
        [none] { "" }
       *[other] { " of " }{ suit-name }
    }{ $kind ->
        [joker] , joker
        [red_three] , a red three
       *[other] { "" }
    }{ $points ->
        [none] { "" }
       *[other] , { $points } points
    }
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Table

table-label = The table
seat = Seat { $seat }
seat-you = You
seat-to-move = { $name }, to move:
hand-count = { $count ->
    [0] holds no card
    [one] holds { $count } card
   *[other] holds { $count } cards
}
side-you = You
side-yours = You and seat { $partner }
side-theirs = Your opponents
side-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
side-open = has opened
side-minimum = opening minimum { $points }
side-red-threes = { $count ->
    [one] { $count } red three laid out
   *[other] { $count } red threes laid out
}
side-no-melds = No melds yet.
meld-count = { $count } { $kind ->
    [wild] wilds
   *[other] { rank-many }
}
meld-kind = { $kind }
meld-canasta = { $kind } canasta
stock = Stock
pile = Discard pile
pile-top = Top card: { $card }.
pile-none = none
pile-under = Seen under it: { $cards }.

## Hand

hand-label = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-picked = { $count ->
    [one] { $count } card picked
   *[other] { $count } cards picked
}
hand-keys = Arrow keys move, space picks, Esc drops, Ctrl+Enter plays

## Pile, for the player to move

pile-frozen-by = Frozen: a { $card ->
    [red_three] red three
    [black_three] black three
    [joker] joker
   *[other] two
} lies in it. Taking it needs two natural { rank-many } from hand.
pile-frozen-unseen = Frozen. Taking it needs two natural { rank-many } from hand.
pile-frozen-before-opening = Not frozen for everybody, but for this side until it opens: taking it needs two natural { rank-many } from hand.
pile-closed-before-opening = This side may not take it before it has opened from its own hand.
pile-not-frozen = Not frozen.

## Steps

act-draw = Draw
act-take = Take the pile
act-meld = New meld
act-add = Add to { $kind ->
    [wild] wilds
   *[rank] { rank-many }
}
act-lay = Lay out red threes
act-discard = Discard
act-ask = Ask your partner
act-yes = Answer yes
act-no = Answer no
act-end = End the round
act-joker = Joker button
act-kitty-look = Look at the kitty
act-kitty-take = Take up the kitty
pick-some = First pick the cards in your hand that you want to lay.
pick-one = { $count ->
    [0] First pick the one card that you want to discard.
   *[other] You picked { $count } cards, and a turn ends with one discard: pick one card.
}
type-label = Or type it
type-example = 7 7 Jo picks cards, take 7 7 plays
type-button = Enter
type-nothing = Type the cards to pick, such as 7 7 Jo, or a move, such as take 7 7.
type-missing = Your hand does not hold: { $cards }.
log-label = The steps of this turn so far
log-back = Take back
log-restart = Start over
moves-show = What may I do?
moves-hide = Hide what I may do
moves-head = What you may do now, and what not

## Verdict

verdict-all-rules = { $count ->
    [one] The one rule that the referee asked
   *[other] All { $count } rules that the referee asked, in order
}
verdict-remedy = What would make it legal:
finding-kept = Kept.
finding-broken = Broken.
citation = { $source }, { $where }
citation-silent = its own source is silent; read as in { $source }, { $where }

## Tasks

task-head = Task { $number } of { $count }
task-done = { $stars ->
    [3] Done without help.
    [2] Done with hints.
   *[1] Done after seeing the answer.
}
task-again = Try again
stars = { $stars ->
    [one] { $stars } star of 3
   *[other] { $stars } stars of 3
}
hint-next = Hint { $number } of { $of }
hint-show = Show the answer
hint-answer = The answer:
check = Check
try-right = That is what was asked.
try-go-on = Legal. Go on with your turn.
try-legal-but-not-asked = Legal, and your turn is over, but the task asked for something else. Take back a step or start over.
judge-move = The move: { $moves }
judge-question = Is it legal?
judge-legal = Legal
judge-not-legal = Not legal
judge-which-rule = Which rule says so?
judge-choose = First choose: legal or not legal?
judge-choose-rule = Not legal, you say. Now choose the rule that it breaks.
judge-is-legal = It is legal. Which rule made you think otherwise? Look again.
judge-is-not-legal = It is not legal. Look again: which rule does it break?
judge-other-rule = Right, it is not legal. But “{ $rule }” is not the rule it breaks.
judge-right = Your ruling is right.
judge-answer = Not legal. The rule: { $rules }.
count-label = Your answer in { $unit }
count-right = { $number } { $unit }: that is right.
count-too-low = { $number } is too low.
count-too-high = { $number } is too high.
count-type = First type a number.

## Pages

tab-title = { $title } · Canasta Notebook

lesson-unknown-title = No such lesson
lesson-unknown = This link names the lesson “{ $lesson }”, and there is none by that name. All lessons are on the course page.
lesson-lead = { $rules } rules · lesson { $number } of { $count } · about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-needs = Before it: { $lessons }
lesson-show-all = Show the rest of the lesson now
lesson-end = Lesson done
lesson-bottom = The end of the lesson
lesson-tasks-done = { $done } of { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} done.
lesson-next = Next: { $title }
to-course = All lessons
course-unknown-title = No such course
course-unknown = This link names the rule set “{ $rules }”, and there is no course for it.
course-choose = Rule set
course-lead = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}, { $done } done. They build on each other, but none is locked.
course-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
course-tasks = { $done } of { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} done
home-title = Learn canasta by playing it
home-lead = Invited to play canasta? Pick up a hand, try a move, and see at once whether it is allowed, and which rule says so.
home-course = The { $rules } course
home-course-lead = { $done ->
    [0] { $count ->
        [one] { $count } short lesson
       *[other] { $count } short lessons
    }, with cards to play in every one.
   *[other] { $done } of { $count } lessons done.
}
home-start = Start: { $title }
home-continue = Continue: { $title }
home-all-lessons = All lessons
home-how = How it works
home-how-text = Every lesson is a page of a notebook: a few words, a table, and something to do. Any move may be tried. A referee goes through the rules one by one and says which hold, which are broken, and what would make the move legal. Hints come when you ask for them, and nothing is timed. Your progress stays in the address of the page: bookmark it, and you go on from there.
progress-unknown-version = The progress in this link was made by another version and cannot be read. You can start afresh.
progress-unreadable = The progress in this link cannot be read: perhaps a part of it is missing. You can start afresh.
