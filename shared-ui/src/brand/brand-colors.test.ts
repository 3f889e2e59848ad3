import fc from 'fast-check'
import { brandColors, brandStyle } from './brand-colors'
import { contrast } from './contrast'
import { dark, light } from './palette'
import { edgePairs, textPairs } from '../theme/pairings'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('brandColors', () => {
  test('makes readable buttons and links of every accent, in both schemes', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const brand = brandColors(accent)
        for (const palette of [
          { ...light, ...brand.light },
          { ...dark, ...brand.dark },
        ]) {
          for (const [text, ground] of textPairs) {
            expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
          }
          for (const [edge, ground] of edgePairs) {
            expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('leaves an accent that is readable as it is', () => {
    expect(brandColors('#0b5d3b').light).toMatchObject({
      action: '#0b5d3b',
      actionText: '#0b5d3b',
      onAction: '#ffffff',
    })
  })

  test('writes the colors of both schemes as custom properties', () => {
    expect(brandStyle('#0b5d3b')).toMatch(
      /^:root\{--brand-light-action:#0b5d3b;.*--brand-dark-action-text:#[0-9a-f]{6}\}$/,
    )
  })

  test.each(['', 'red', '#fff', '#0b5d3b;}body{display:none', '#0b5d3b\n'])('writes nothing for %j', (accent) => {
    expect(brandStyle(accent)).toBe('')
  })
})
