import { normalizeSearchTerm } from './normalize-search-term'

describe('normalizeSearchTerm', () => {
  test.each([
    ['  Shin   GUARDS ', 'shin guards'],
    ['16 oz', '16 oz'],
    ['Ｇｉ', 'gi'],
    ['tabi\u200b boots', 'tabi boots'],
    ['bjj-gi-uniform-2', 'bjj-gi-uniform-2'],
    ['道着 大', '道着 大'],
  ])('counts "%s" as "%s"', (typed, term) => expect(normalizeSearchTerm(typed)).toBe(term))

  test.each([
    'a',
    '?!',
    'ana@example.com',
    'https://example.com/x',
    '+1 201 555 0144',
    '4242 4242 4242 4242',
    'PWEAFKM87AAZ',
    '1Z999AA10123456784',
    'x'.repeat(61),
    'x '.repeat(500),
    'gi\ud800',
  ])('does not count "%s"', (typed) => expect(normalizeSearchTerm(typed)).toBeNull())
})
