import { buildInWords } from './build-in-words'

test.each([
  [178, 75, '5′10″, 165 lb'],
  [183, null, '6′0″'],
  [null, 60, '132 lb'],
  [null, null, ''],
])('%s cm and %s kg read "%s"', (height, weight, words) => expect(buildInWords(height, weight)).toBe(words))
