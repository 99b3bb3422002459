# The cards of Tug, as `lettrine tug categories` tells about them.
deck-theme = theme
deck-categories = categories
deck-answers = answers
deck-all = all
level-easy = easy
level-hard = hard

## What categories are about
theme-home = the home
theme-food = food and drink
theme-body = the body
theme-work = work and school
theme-sport = sport
theme-arts = the arts
theme-things = things
theme-clothes = clothes
theme-leisure = leisure
theme-living = animals and plants
theme-nature = nature
theme-places = places
theme-travel = travel
theme-feelings = feelings and characters
theme-language = language
theme-history = history and legend
theme-numbers = numbers and time
theme-sounds = sounds
theme-something = something that…
