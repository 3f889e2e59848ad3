import { createSynonyms } from './synonyms'

describe('createSynonyms', () => {
  const synonyms = createSynonyms([
    ['mouth guard', 'gum shield'],
    ['gi', 'kimono'],
  ])

  test('finds the longest terms first', () => {
    expect(synonyms.divide(['kids', 'gum', 'shields', 'gis'])).toEqual([
      { words: ['kids'], synonyms: [] },
      { words: ['gum', 'shields'], synonyms: ['mouth guard', 'gum shield'] },
      { words: ['gis'], synonyms: ['gi', 'kimono'] },
    ])
  })
})
