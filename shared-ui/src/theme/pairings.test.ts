import { edgePairs, textPairs } from './pairings'
import { dark, light } from './palette'

/** Relative luminance of `#rrggbb` by WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

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
