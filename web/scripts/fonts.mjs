// Cuts the fonts to the letters we set: latin for the first load, ẞ and Ÿ apart. Pinned axes make a variable font small.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const SETS = { latin: range(0x20, 0x7e) + range(0xa0, 0xff) + 'Œœ–—‘’‚“”„•…‹›€−', 'latin-ext': 'ẞŸ' }
const FONTS = {
  display: ['@fontsource/young-serif/files/young-serif-SET-400-normal.woff2'],
  text: ['@fontsource/alegreya-sans/files/alegreya-sans-SET-400-normal.woff2'],
  bold: ['@fontsource/alegreya-sans/files/alegreya-sans-SET-700-normal.woff2'],
}
mkdirSync('src/fonts', { recursive: true })
for (const [name, [path, variationAxes]] of Object.entries(FONTS)) {
  for (const [set, letters] of Object.entries(SETS)) {
    const out = `src/fonts/${name}-${set}.woff2`
    if (existsSync(out)) continue
    const cut = await subset(readFileSync(`node_modules/${path.replace('SET', set)}`), letters, {
      targetFormat: 'woff2',
      variationAxes,
    })
    writeFileSync(out, cut)
  }
}
