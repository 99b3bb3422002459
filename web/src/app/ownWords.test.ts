import { expect, test } from 'vitest'
import { countOf, idOf, isJson, linkTo, readFile, spanOf, stemOf, textOf } from './ownWords'

test('a pack is written down as it would be typed', () => {
  expect(textOf({ words: ['fig', 'pear'] })).toBe('fig\npear')
  expect(textOf({ categories: [{ text: 'Fruits', answers: ['fig', 'pear'] }, { text: 'Green' }] })).toBe(
    'Fruits: fig, pear\nGreen',
  )
  expect([countOf({ words: ['fig', 'pear'] }), countOf({ categories: [{ text: 'Green' }] }), countOf({})]).toEqual([
    2, 1, 0,
  ])
})

test('a pack that lines would change is written down as JSON', () => {
  const packs = [
    { categories: [{ text: 'Green: light or dark', answers: ['lime'] }] },
    { categories: [{ text: '# of legs' }, { text: 'Fruits' }] },
    { categories: [{ text: '{Sets}' }] },
  ]
  for (const pack of packs) {
    expect(isJson(textOf(pack))).toBe(true)
    expect(JSON.parse(textOf(pack))).toEqual(pack)
  }
  expect(isJson(textOf({ categories: [{ text: 'Red, white or blue', answers: ['red'] }] }))).toBe(false)
  expect([isJson('\n {"words": ["fig"]}'), isJson('fig'), isJson('')]).toEqual([true, false, false])
})

test('of a file that is too large only so much is read that this can be told', async () => {
  expect(await readFile(new Blob(['fig\npéar']))).toBe('fig\npéar')
  expect(await readFile(new Blob(['fig\n'.repeat(100_000)]))).toHaveLength(61_000)
})

test('a file that a spreadsheet has written in the letters of Windows is read as it was meant', async () => {
  const latin = Uint8Array.from('élève;Straße', (letter) => letter.charCodeAt(0))
  expect(await readFile(new Blob([latin]))).toBe('élève;Straße')
  expect(await readFile(new Blob(['\uFEFFélève']))).toBe('élève')
  expect(await readFile(new Blob(['é'.repeat(50_000)]))).toBe('é'.repeat(30_500))
  expect(await readFile(new Blob([`x${'é'.repeat(50_000)}`]))).toMatch(/^xé+$/)
})

test('a list goes by the name of its file, without its ending', () => {
  expect([
    stemOf('cells.txt'),
    stemOf('Unit 3.1.csv'),
    stemOf('cells'),
    stemOf(`${'x'.repeat(70)}.txt`).length,
  ]).toEqual(['cells', 'Unit 3.1', 'cells', 60])
})

test('a saved pack is found by its link and by its id', () => {
  expect(idOf(linkTo('tug', 'a-b_c'))).toBe('a-b_c')
  expect(idOf('  a-b_c ')).toBe('a-b_c')
  expect(idOf('https://lettrine.example/new/sonde?interface=de&words=x%2Fy#end')).toBe('x/y')
})

test('the line that is wrong is where it stands in the text', () => {
  const text = 'fig\n\npear 2\nplum'
  expect(text.slice(...spanOf(text, 3))).toBe('pear 2')
  expect(spanOf(text, 1)).toEqual([0, 3])
  expect(text.slice(...spanOf(text, 9))).toBe('')
})
