# The cards of Tug, as `lettrine tug categories` tells about them.
deck-theme = Thema
deck-categories = Kategorien
deck-answers = Antworten
deck-all = alle
level-easy = leicht
level-hard = schwer

## What categories are about
theme-home = zu Hause
theme-food = Essen und Trinken
theme-body = der Körper
theme-work = Arbeit und Schule
theme-sport = Sport
theme-arts = die Künste
theme-things = Dinge
theme-clothes = Kleidung
theme-leisure = Freizeit
theme-living = Tiere und Pflanzen
theme-nature = Natur
theme-places = Orte
theme-travel = Reisen
theme-feelings = Gefühle und Charaktere
theme-language = Sprache
theme-history = Geschichte und Sage
theme-numbers = Zahlen und Zeit
theme-sounds = Geräusche
theme-something = etwas, das …
