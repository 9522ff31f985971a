name = Odd
tagline = Bid for gems, without a word too many.
prompt = Bid.
label = { $words }
option-gems = Gems
option-gems-help = How many there are of each kind.
