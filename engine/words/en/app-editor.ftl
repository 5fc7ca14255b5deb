# The lesson editor.

app-editor-title = Lesson editor
app-editor-lead = Write a lesson for your group. It is checked as you type and stored by itself under this page’s private link, so you can close the page and come back.
app-editor-text = The lesson, as YAML
app-editor-help = Checked when you pause. Ctrl+Enter checks at once; Tab leaves the field.
app-editor-wait = Asking the engine about every claim …
app-editor-draft = A lesson being written
app-editor-untitled = Lesson
app-editor-missing = There is no draft under this link. It may have been typed wrong, or deleted.
app-editor-no-start = The lesson that this link starts from is not there.
app-editor-unsaved = The last change is not stored: { $why } It is still on this page; download it to be safe.
app-editor-other = Another tab or person has changed this draft too. Their version is kept beside yours:
app-editor-other-open = see both
app-editor-views = What to see beside the text
app-editor-view = { $view ->
    [check] { $count ->
        [0] Check
       *[other] Check ({ $count })
    }
    [reference] Reference
    [table] Table
    [preview] Preview
    [share] Hand on
   *[start] Start from
}

# Check and to-do list

app-editor-line = Line { $line }
app-editor-sound = This is a lesson, and every claim in it holds.
app-editor-refused = { $count ->
    [one] One thing keeps this from being a lesson.
   *[other] { $count } things keep this from being a lesson.
}
app-editor-denied = { $count ->
    [one] The engine contradicts one claim.
   *[other] The engine contradicts { $count } claims.
}
app-editor-todo = { $count ->
    [one] One thing left to do
   *[other] { $count } things left to do
}
app-editor-nothing-left = Nothing is left to do.

# Reference

app-editor-topic = What to look up
app-editor-topic-name = { $topic ->
    [say] say: a text
    [show] show: a table to look at
    [try] try: ask for a move
    [judge] judge: is it legal?
    [pick] pick: choose cards
    [count] count: a number
    [order] order: put a turn in order
    [compare] compare: several rule sets
    [play] play: some turns
    [lesson] The head of a lesson
    [notation] Positions, cards and moves
    [rules] Rule ids
    [values] Values of the rule set
   *[advice] How to write one that teaches
}
app-editor-insert = Insert this example ({ $kind })
app-editor-key = Key
app-editor-key-takes = Takes
app-editor-needed = needed
app-editor-below = Under it:
app-editor-rule = Rule
app-editor-rule-title = What it is about
app-editor-rule-away = (not in this rule set)
app-editor-value = Written
app-editor-value-now = Shown

# Table

app-editor-table-from = Lay out the cell at the cursor
app-editor-table-clear = Clear
app-editor-table-more = Scores, whose turn, the stock
app-editor-table-replace = Put it into the cell at the cursor
app-editor-table-kind = Or as a new cell
app-editor-table-new = Add the cell
app-editor-table-none = The cell at the cursor has no position. Put the cursor into one that has, such as show or try.

# Preview

app-editor-preview-under = Shown under

# Hand on

app-editor-download = Download
app-editor-class = Make a link for a class
app-editor-class-faults = A link can be made once the check finds nothing that keeps this from being a lesson.
app-editor-class-how = Everybody with this link can do the lesson, each with progress of their own. It stays as it is now; after a change, make a new link:
app-editor-class-old = The text has changed since you made a link. The old link still opens the lesson as it was; make a new one for this text.
app-editor-class-open = Open it as a learner
app-editor-class-present = Present it

# Start from

app-editor-start-lesson = A lesson of the app
app-editor-start-choose = Choose a lesson
app-editor-start-name = { $rules } { $number }: { $title }
app-editor-start-go = Start from it
app-editor-start-empty = Start an empty lesson
app-editor-upload = Or open a file (YAML)
app-editor-no-text = This file is no text in UTF-8 (byte { $byte }).
app-editor-too-long = This file is too long: a lesson has at most { $most } letters.
app-editor-former = What you wrote before is kept.
app-editor-former-open = Go back to it

# Lessons that somebody kept for a class.

app-file-lesson-lead = { $rules } · about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
app-file-lesson-missing = There is no lesson under this link. Ask the person who sent it for a new one.
app-file-lesson-broken = This lesson cannot be shown, as something in it is wrong: { $fault }
