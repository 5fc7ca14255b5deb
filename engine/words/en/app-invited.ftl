# The first page: which game somebody has been invited to.

app-invited = Which game have I been invited to?
app-invited-lead = Ten games of the family have their rules here. Answer what you know and leave the rest: an open question rules nothing out.
app-invited-deck = What is it played with?
app-invited-deck-is = { $value ->
    [cards] Cards
   *[tiles] Tiles
}
app-invited-players = How many will play?
app-invited-dealt = How many is each player dealt?
app-invited-unknown = I don’t know
app-invited-said = What did the others say? Tick what you heard.
app-invited-saying-kinds = We need several kinds of canasta to go out.
app-invited-saying-two-canastas = You need two canastas to go out.
app-invited-saying-one-canasta = One canasta is enough to go out.
app-invited-saying-kitty = Everyone has an extra hand, the kitty.
app-invited-saying-twos = Twos can be melded.
app-invited-saying-wild-canasta = Jokers and twos alone can make a canasta.
app-invited-saying-sevens = No joker or two may go with the sevens.
app-invited-saying-pair-only = One card and a joker never take the pile.
app-invited-saying-joker-takes = One card and a joker can take the pile.
app-invited-saying-draw-two = You draw two cards a turn.
app-invited-saying-black-freezes = A black three freezes the pile until it is taken.
app-invited-saying-joker-button = There is a Joker button.
app-invited-saying-everyone-alone = Everyone plays alone.
app-invited-saying-taker-alone = Whoever takes the pile first plays alone against the others.
app-invited-saying-ask-partner = You may ask your partner whether to go out.
app-invited-saying-two-to-one = Each wild needs two naturals beside it.
app-invited-saying-not-more-wilds = A meld never has more wilds than naturals.
app-invited-saying-take-back = You may take back a meld until you discard.
app-invited-saying-last-discard = Going out needs a last discard.
app-invited-found = { $count ->
    [one] This is your game:
   *[other] { $count } games fit all that you said:
}
app-invited-nearest = { $count ->
    [one] No game fits all of it. This one comes nearest:
   *[other] No game fits all of it. These come nearest:
}
app-invited-fact-deck = { $value ->
    [cards] played with cards
   *[tiles] played with tiles
}
app-invited-fact-players = { $same ->
    [yes] { $least } players
   *[no] { $least } to { $most } players
}
app-invited-fact-dealt = { $value } dealt to each
app-invited-fact-said = { $holds ->
    [yes] “{ $saying }”
   *[no] it is not so that “{ $saying }”
}
app-invited-fits = Fits: { $facts }
app-invited-differs = But: { $facts }
app-invited-others = Why not the others
app-invited-learn = Learn it
app-invited-sheet = On one page
app-invited-learn-of = Learn it: { $rules }
app-invited-sheet-of = On one page: { $rules }

## The third door

app-home-teach = Teach a group
app-home-teach-lead = You know the game, and others want to.
app-home-variants = Compare rule sets side by side
app-home-house = Make your own house rules
app-home-present = Present a lesson full screen

## Where somebody left off

app-home-notebook = My notebook
