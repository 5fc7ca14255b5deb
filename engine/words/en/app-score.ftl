### The page “Count a round”.

app-score-title = Count a round
