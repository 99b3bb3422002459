### My page, and what there is about people.

somebody = jemand
