# Lessons that somebody kept for a class.

app-file-lesson-lead = { $rules } · about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
app-file-lesson-missing = There is no lesson under this link. Ask the person who sent it for a new one.
app-file-lesson-broken = This lesson cannot be shown, as something in it is wrong: { $fault }
