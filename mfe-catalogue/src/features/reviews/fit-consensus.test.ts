import { fitConsensus } from './fit-consensus'

describe('fitConsensus', () => {
  test('returns null below the minimum number of votes', () =>
    expect(fitConsensus({ small: 1, true: 1, large: 0 })).toBeNull())

  test.each([
    [{ small: 1, true: 8, large: 1 }, '80% of reviewers say it fits true to size.'],
    [{ small: 6, true: 2, large: 1 }, '67% of reviewers say it runs small. Between sizes? Size up.'],
    [{ small: 0, true: 1, large: 3 }, '75% of reviewers say it runs large. Between sizes? Size down.'],
  ])('formats %o as "%s"', (fit, text) => expect(fitConsensus(fit)).toBe(text))

  test('reports a tie as true to size', () => {
    expect(fitConsensus({ small: 2, true: 2, large: 2 })).toBe('33% of reviewers say it fits true to size.')
  })
})
