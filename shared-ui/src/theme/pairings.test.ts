import { contrast } from '../brand/contrast'
import { edgePairs, textPairs } from './pairings'
import { dark, light } from '../brand/palette'

describe('color pairings', () => {
  test('measures black on white as 21 to 1, and equal colors as 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#cc0a24', '#cc0a24')).toBe(1)
  })

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('in the %s scheme', (_, palette) => {
    test.each(textPairs)('%s is readable on %s', (text, background) => {
      expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5)
    })

    test.each(edgePairs)('%s contrasts with %s', (edge, background) => {
      expect(contrast(palette[edge], palette[background])).toBeGreaterThanOrEqual(3)
    })
  })
})
