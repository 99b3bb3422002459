# The cards of Tug, as `lettrine tug categories` tells about them.
deck-theme = thème
deck-categories = catégories
deck-answers = réponses
deck-all = toutes
level-easy = facile
level-hard = difficile

## What categories are about
theme-home = la maison
theme-food = à table
theme-body = le corps
theme-work = le travail et l’école
theme-sport = le sport
theme-arts = les arts
theme-things = les objets
theme-clothes = les vêtements
theme-leisure = les loisirs
theme-living = animaux et plantes
theme-nature = la nature
theme-places = les lieux
theme-travel = les voyages
theme-feelings = sentiments et caractères
theme-language = la langue
theme-history = histoire et légendes
theme-numbers = nombres et temps
theme-sounds = les sons
theme-something = quelque chose qui…
