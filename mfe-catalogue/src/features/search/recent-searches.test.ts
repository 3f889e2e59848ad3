import { clearRecentSearches, readRecentSearches, rememberSearch } from './recent-searches'

beforeEach(() => localStorage.clear())

describe('recent searches', () => {
  test('are the last six, newest first, each once', () => {
    for (const query of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'A3']) rememberSearch(query)
    expect(readRecentSearches()).toEqual(['A3', 'a7', 'a6', 'a5', 'a4', 'a2'])
    clearRecentSearches()
    expect(readRecentSearches()).toEqual([])
  })

  test.each(['nonsense', '7', '[1, null, " ", {}]'])('are empty when the browser has stored %s', (stored) => {
    localStorage.setItem('searches:v1', stored)
    expect(readRecentSearches()).toEqual([])
  })
})
