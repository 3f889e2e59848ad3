import { swatchHexes } from './swatch-hexes'

describe('swatch hexes', () => {
  test.each([
    ['Black / Red', '#1c1c1f', ['#1c1c1f', '#c81e26']],
    ['Black', '#1c1c1f', ['#1c1c1f']],
    ['White / Zebra', '#f4f3f0', ['#f4f3f0']],
    ['Black / Red / Gold', '#1c1c1f', ['#1c1c1f', '#c81e26', '#c89a33']],
  ])('shows all colors of a swatch named %s', (name, hex, hexes) => {
    expect(swatchHexes(name, hex)).toEqual(hexes)
  })
})
