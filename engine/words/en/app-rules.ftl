### The page “The rules”.

app-rules-title = The rules
