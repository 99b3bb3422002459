import { expect, test } from 'vitest'
import { changedRules, rulesAddress } from './rulesAddress'

const SHEET = {
  id: '1976',
  cards: 'on',
  memory: 'strict',
  blanks: 3,
  offensive: false,
  values: [5, 10],
  deck: { left: 2 },
}
const changes = { cards: 'off', memory: 'notes', blanks: 1, offensive: true, values: [1], deck: { left: 0 } }

test('an address has what the table has changed, and nothing else', () => {
  expect(rulesAddress('sonde', { id: '1976' }, 'ask')).toBe('/help/sonde/1976#ask')
  const table = { ...SHEET, cards: 'off', memory: 'notes', house: ['cards', 'memory'] }
  expect(rulesAddress('sonde', table, 'ask')).toBe('/help/sonde/1976?cards=off&memory=notes#ask')
})

test('whatever was changed is read again as it was', () => {
  const table = { ...SHEET, ...changes, house: Object.keys(changes) }
  expect(changedRules(SHEET, new URL(rulesAddress('sonde', table, 'ask'), 'http://here').search)).toEqual(changes)
})

test.each(['?nothing=1', '?blanks=many', '?blanks="1"', '?values={}', '?deck=[]', '?offensive=1', '?__proto__=1'])(
  'what no table could have changed like that is passed over: %s',
  (query) => expect(changedRules(SHEET, query)).toEqual({}),
)
