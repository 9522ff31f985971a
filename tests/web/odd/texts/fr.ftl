name = Curieux
tagline = Misez pour des gemmes, sans un mot de trop.
prompt = Misez.
label = { $words }
option-gems = Gemmes
option-gems-help = Combien il y en a de chaque sorte.
