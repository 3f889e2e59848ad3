import { formatBuild } from './format-build'

describe('formatBuild', () => {
  test.each([
    [178, 75, '5′10″, 165 lb'],
    [183, null, '6′0″'],
    [null, 60, '132 lb'],
    [null, null, ''],
  ])('formats %s cm and %s kg as "%s"', (height, weight, text) => expect(formatBuild(height, weight)).toBe(text))
})
