# The page Present: a projector, a handout, a link for a club's page.

app-present-title = Present
app-present-lead = Show a lesson, or hands on which rules differ, on a projector: one thing at a time, large, with the answers hidden until you show them. Print it as a handout.
app-present-wait = Laying out the table …
app-present-lead-lesson = { $rules } · { $count ->
    [one] one slide
   *[other] { $count } slides
}
app-present-lead-hands = { $count ->
    [one] One hand on which they differ
   *[other] { $count } hands on which they differ
}
app-present-lead-position = { $unknown ->
    [yes] Under every rule set
   *[no] { $rules }
}
app-present-hands-title = { $rules }
app-present-hand = Hand { $number } of { $count }
app-present-position = A position
app-present-sets = Judge it under: { $rules }
app-present-decides = What makes the difference: { $switch }.
app-present-two-sets = Hands that tell rule sets apart need two rule sets at least: of=classic,railroad was expected.
app-present-no-hands = No hand is known on which { $rules } give different answers. The page Variants shows what differs between them.

# Choosing

app-present-ways = What to present
app-present-way = { $way ->
    [lesson] A lesson
    [hands] Hands where rules differ
   *[position] A position
}
app-present-other = Present something else
app-present-course = Course
app-present-lesson = Lesson
app-present-go = Present it
app-present-of = Rule sets
app-present-how-many = How many hands
app-present-go-hands = Show hands
app-present-position-how = Lay out the position on the ruling page, with or without a move. There, “Present this position” brings it here.
app-present-to-ruling = Lay out a position
app-present-to-editor = Write a lesson of your own

# The stage

app-present-views = How to present
app-present-view = { $view ->
    [show] Projector
    [handout] Handout
   *[share] Link and embed
}
app-present-stage = Slides
app-present-back = Back
app-present-next = Next
app-present-answer = Show answer
app-present-hide = Hide answer
app-present-answer-head = Answer
app-present-full = Full screen
app-present-leave = Leave full screen
app-present-clear = Clear marks
app-present-marked = Marked:
app-present-count = { $number } of { $count }
app-present-keys = Arrow keys or a remote’s Page Up and Page Down go back and on; on a question, on first shows the answer. In the slide: Enter shows or hides the answer, up and down move a mark from card to card, Backspace clears it. Click a card or a meld to mark it. Marks stay on this screen.

# The handout

app-present-print = Print the handout
app-present-cells = Only these cells
app-present-cells-all = All cells
app-present-question = Question { $number }
app-present-solutions = Solutions: { $title }
app-present-name = Name

# Links

app-present-link-how = This link opens the presentation, with the answers hidden:
app-present-lesson-how = This link opens the same as a lesson that each learner does alone, with progress of their own:
app-present-embed-how = To show it within your club’s own page, put this into that page. It comes without the menu:
app-present-this = Present this position
app-present-quiz = Make a quiz of these hands
app-present-change = Make a lesson of your own from this one
app-present-number = { $number } { $unit }.
