# What house rules change: an answer before, and one after.

effect-allowed = Allowed.
effect-refused = Not allowed. { $why }
effect-impossible = This table cannot be under these rules: { $why }.
effect-scored = The round counts { $points }.
effect-points = { $points } for side { $side }
effect-otherwise = { $parts ->
    [none] Allowed; what may be done then is not the same.
   *[other] Allowed; what lies on the table then is not the same: { $parts }.
}
effect-task-holds = The answer of the lesson is right.
effect-task = The answer of the lesson is no longer right: { $why }.
