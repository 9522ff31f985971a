name = Tiny
tagline = Bid in secret for gems from a bag.

option-expansion = Expansion
option-expansion-help = Adds a diamond, worth six.
option-expansion-none = None
option-expansion-diamond = Diamond

## Parts of the sentences below

gem = { $gem ->
    [quartz] quartz
    [opal] opal
    [ruby] ruby
   *[diamond] diamond
}
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}

## Asked and told

prompt = On the table: { gem }. You have { coins }: what do you bid?
bid = Bid { coins }
if-won = { coins } left if you win
too-poor = You have only { coins }.
left = { gems } left
holds = { coins }, { gems }
has = { $who }: { coins }, { gems }
log-draw = Out of the bag: { gem }.
log-bid = { $who } bids { coins }.
log-won = { $who } pays { coins } and takes it: { gem }.
log-lost = The bids are equal, and it is lost: { gem }.

## Points, and what the judge looks at

score-gems = Gems
score-coins = Coins, five for a point
term-gems = Gems, against the others
term-coins = Coins to bid with
term-bid = Hope of the bid
