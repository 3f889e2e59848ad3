import { ribbon } from './ribbon'

const numbers = (path: string) => (path.match(/-?\d+/g) ?? []).map(Number)

describe('ribbon', () => {
  test('a straight band has its width on both sides of its line', () => {
    const band = ribbon('0,100 300,100', 40, 40, 1)
    expect(numbers(band.outline)).toEqual([0, 80, 300, 0, 0, 40, -300, 0])
    expect(numbers(band.rail(0))).toEqual([0, 100, 300, 0])
    expect(numbers(band.rail(1))).toEqual([0, 120, 300, 0])
  })

  test('tapers a band to its end width', () => {
    const [, top = 0] = numbers(ribbon('0,100 300,100', 40, 20, 1).rail(-1))
    expect(top).toBe(80)
    expect(numbers(ribbon('0,100 300,100', 40, 20, 1).rail(-1))).toEqual([0, 80, 300, 10])
  })
})
