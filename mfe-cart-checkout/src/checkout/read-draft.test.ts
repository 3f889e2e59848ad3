import { readDraft } from './read-draft'

describe('readDraft', () => {
  test('drops a text longer than 500 characters and keeps the others', () => {
    const read = (length: number) =>
      readDraft(JSON.stringify({ address: { city: 'Portland', note: 'x'.repeat(length) } })).address
    expect(read(500)).toEqual({ city: 'Portland', note: 'x'.repeat(500) })
    expect(read(501)).toEqual({ city: 'Portland' })
  })
})
