### The page “Settle a dispute”.

app-ruling-title = Settle a dispute
