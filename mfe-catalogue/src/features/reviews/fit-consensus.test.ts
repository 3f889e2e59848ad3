import { fitConsensus } from './fit-consensus'

test('a few voices are no consensus', () => expect(fitConsensus({ small: 1, true: 1, large: 0 })).toBeNull())

test.each([
  [{ small: 1, true: 8, large: 1 }, '80% say it is true to size.'],
  [{ small: 6, true: 2, large: 1 }, '67% say it runs small; between two sizes take the larger.'],
  [{ small: 0, true: 1, large: 3 }, '75% say it runs large; between two sizes take the smaller.'],
])('%o reads "%s"', (fit, words) => expect(fitConsensus(fit)).toBe(words))

test('an even vote is told as true to size', () => {
  expect(fitConsensus({ small: 2, true: 2, large: 2 })).toBe('33% say it is true to size.')
})
