# What a key of a lesson's file takes.

reference-text = a text
reference-number = a whole number
reference-yes-or-no = yes or no
reference-keys = keys with their values
reference-list = a list, each: { $of }
reference-map = names, each with: { $of }
reference-or = { $words }

# Why something cannot be put into a lesson's text.

edit-not-in-lines = The cells do not stand line by line behind dashes, so nothing can be put between them here.
edit-no-cells = There is no list of cells to put it into: cells: with a line for each cell was expected.
edit-no-position = Put the cursor into a cell that has a position, such as show or try.

# A quiz made of questions to the referee.

quiz-title = Quiz: { $rules }
quiz-ask = Is this allowed?
quiz-otherwise = Look at the table once more.
quiz-hint = Think of this rule: { $rule }.
quiz-answer = { $legal ->
    [yes] Yes, it is allowed.
   *[no] No, it is not allowed.
}
quiz-empty = None of these hands can be judged under these rules, so there is nothing to ask.
