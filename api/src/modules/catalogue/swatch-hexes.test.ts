import { swatchHexes } from './swatch-hexes'

test.each([
  ['Black / Red', '#1c1c1f', ['#1c1c1f', '#c81e26']],
  ['Black', '#1c1c1f', ['#1c1c1f']],
  ['White / Zebra', '#f4f3f0', ['#f4f3f0']],
  ['Black / Red / Gold', '#1c1c1f', ['#1c1c1f', '#c81e26', '#c89a33']],
])('a swatch named %s shows all its colours', (name, hex, hexes) => {
  expect(swatchHexes(name, hex)).toEqual(hexes)
})
