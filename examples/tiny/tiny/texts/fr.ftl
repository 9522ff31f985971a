name = Tiny
tagline = Enchères secrètes pour des pierres tirées d’un sac.

option-expansion = Extension
option-expansion-help = Ajoute un diamant, qui vaut six points.
option-expansion-none = Aucune
option-expansion-diamond = Diamant

## Parties des phrases ci-dessous

gem = { $gem ->
    [quartz] quartz
    [opal] opale
    [ruby] rubis
   *[diamond] diamant
}
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gems = { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
}

## Questions et récit

prompt = Sur la table : { gem }. Vous avez { coins } : combien misez-vous ?
bid = Miser { coins }
if-won = { coins } en cas de victoire
too-poor = Vous n’avez que { coins }.
left = encore { gems }
holds = { coins }, { gems }
has = { $who } : { coins }, { gems }
log-draw = Tiré du sac : { gem }.
log-bid = { $who } mise { coins }.
log-won = { $who } paie { coins } et l’emporte : { gem }.
log-lost = Les mises sont égales, et c’est perdu : { gem }.

## Points, et ce que regarde le juge

score-gems = Pierres
score-coins = Pièces, cinq pour un point
term-gems = Pierres, face aux autres
term-coins = Pièces à miser
term-bid = Espoir de la mise
