import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, pressKey } from '../../testing'
import { piecesOf, sizeOf } from './alphabet'
import { loosePieces } from './arrangement'
import { WorkbenchState, describeCounts, describePiece } from './workbench.svelte'
import { STEP, handleKey } from './keyboard'

beforeAll(() => loadEnglish('pieces', 'quick'))

const add = (word: string) =>
  [...word]
    .map(piecesOf)
    .reduce((sum, each) => ({ I: sum.I + each.I, i: sum.i + each.i, C: sum.C + each.C, u: sum.u + each.u }))
const benchOf = (word: string): WorkbenchState => new WorkbenchState(add(word), 'en')
const type = (bench: WorkbenchState, word: string): void => [...word].forEach((letter) => bench.typeLetter(letter))
const cellOf = (bench: WorkbenchState, number: number): number =>
  bench.arrangement.cells[number]?.id ?? expect.fail('no such cell')

describe('typing', () => {
  test('builds a word until no piece is left', () => {
    const bench = benchOf('HIT')
    type(bench, 'HI')
    expect([bench.word, bench.complete]).toEqual(['HI', false])
    type(bench, 'T')
    expect([bench.word, bench.complete]).toEqual(['HIT', true])
    expect(bench.letters.size).toBe(0)
  })

  test('says which pieces are missing for a letter, and forgets it with the next', () => {
    const bench = benchOf('IT')
    bench.typeLetter('O')
    expect(bench.refused).toContain('O')
    expect(bench.word).toBeUndefined()
    bench.typeLetter('I')
    expect(bench.refused).toBe('')
  })

  test('goes on after the letter that is chosen', () => {
    const bench = benchOf('HIT')
    type(bench, 'HT')
    bench.choose({ cell: cellOf(bench, 0) })
    bench.typeLetter('I')
    expect(bench.word).toBe('HIT')
  })

  test('erases the last letter, or the chosen one', () => {
    const bench = benchOf('HIT')
    type(bench, 'HIT')
    bench.erase()
    expect(bench.word).toBe('HI')
    bench.choose({ cell: cellOf(bench, 0) })
    bench.erase()
    expect(bench.word).toBe('I')
  })

  test('every change is announced to those who do not see it', () => {
    const bench = benchOf('HI')
    bench.typeLetter('H')
    expect(bench.announcement).toContain('H')
    const before = bench.announcement
    bench.typeLetter('I')
    expect(bench.announcement).not.toBe(before)
  })
})

describe('laying pieces one by one', () => {
  test('they go to those that were laid last, or begin a letter', () => {
    const bench = new WorkbenchState({ I: 2 }, 'en')
    bench.layPiece(0, false)
    bench.layPiece(1, true)
    expect(bench.word).toBe('II')
  })

  test('one that lies in a letter goes back', () => {
    const bench = new WorkbenchState({ I: 1 }, 'en')
    bench.layPiece(0, false)
    bench.layPiece(0, false)
    expect(loosePieces(bench.arrangement).length).toBe(1)
  })
})

test('cleared, everything is in the heap and nothing is chosen', () => {
  const bench = benchOf('HIT')
  type(bench, 'HIT')
  bench.choose({ cell: cellOf(bench, 0) })
  bench.clear()
  expect(loosePieces(bench.arrangement).length).toBe(sizeOf('HIT'))
  expect([bench.chosen, bench.word]).toEqual([null, undefined])
})

describe('in words', () => {
  test('a straight piece that is turned upside down is as it was', () => {
    const token = { id: 0, piece: 'I' as const, x: 0, y: 0, angle: 30, cell: null, moved: false }
    expect(describePiece({ ...token, angle: 210 })).toBe(describePiece(token))
    expect(describePiece({ ...token, angle: -150 })).toBe(describePiece(token))
    expect(describePiece({ ...token, piece: 'C', angle: 210 })).not.toBe(describePiece({ ...token, piece: 'C' }))
  })

  test('pieces are counted by kind, and only those that there are', () => {
    expect(describeCounts({ I: 0, i: 0, C: 0, u: 0 })).toBe('')
    expect(describeCounts({ I: 2, i: 0, C: 1, u: 0 }).split(', ').length).toBe(2)
  })
})

describe('by keyboard', () => {
  const press = (
    bench: WorkbenchState,
    key: string,
    more: KeyboardEventInit = {},
    handIn = (): void => undefined,
  ): boolean => handleKey(pressKey(key, more), bench, handIn)

  test('letters build, Backspace takes apart, Enter hands in', () => {
    const bench = benchOf('HI')
    expect([press(bench, 'h'), press(bench, 'i')]).toEqual([true, true])
    expect(bench.word).toBe('HI')
    let handed = false
    expect(press(bench, 'Enter', {}, () => (handed = true))).toBe(true)
    expect(handed).toBe(true)
    press(bench, 'Backspace')
    expect(bench.word).toBe('H')
  })

  test('Enter on a button is the button’s', () => {
    const button = document.body.appendChild(document.createElement('button'))
    expect(handleKey(pressKey('Enter', {}, button), benchOf('HI'), () => expect.fail())).toBe(false)
  })

  test('arrows walk along the letters; with Shift they take the letter along', () => {
    const bench = benchOf('HIT')
    type(bench, 'HIT')
    press(bench, 'ArrowRight')
    expect(bench.cell).toBe(cellOf(bench, 0))
    press(bench, 'ArrowRight')
    expect(bench.cell).toBe(cellOf(bench, 1))
    press(bench, 'ArrowLeft', { shiftKey: true })
    expect(bench.word).toBe('IHT')
    press(bench, 'Escape')
    expect(bench.chosen).toBeNull()
    press(bench, 'ArrowLeft')
    expect(bench.cell).toBe(cellOf(bench, 2))
  })

  test('up and down turn the chosen piece', () => {
    const bench = new WorkbenchState({ C: 1 }, 'en')
    bench.choose({ token: 0 })
    const before = bench.arrangement.tokens[0]?.angle ?? 0
    press(bench, 'ArrowDown')
    expect(bench.arrangement.tokens[0]?.angle).toBe(before + STEP)
  })

  test('what is for nothing here is left to others', () => {
    expect(press(benchOf('HI'), 'ArrowLeft')).toBe(false)
    expect(press(benchOf('HI'), 'Escape')).toBe(false)
    expect(press(benchOf('HI'), '3')).toBe(false)
  })
})
