/** French elision: `de` before Bodoni, `d’` before Alice. Fluent calls it as ELIDE("de", $name). */

/**
 * How a name begins, in plain letters, before which a vowel falls. An h is mute before most names but those in Ha-:
 * d’Hélène, de Hans; a y before a vowel is a consonant: d’Yves, de Yannick. As in src/lettrine/texts/elision.py.
 */
const ELIDES = /^(?:[aeiou]|y[^aeiou]|h[eiouy])/

/** The particle (`de`, `que`) and the name, as French joins them. */
export function elide(particle: string, name: string): string {
  const plain = name.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD')
  const letters = plain.replaceAll(/\P{ASCII}/gu, '')
  return ELIDES.test(letters) ? `${particle.slice(0, -1)}’${name}` : `${particle} ${name}`
}
