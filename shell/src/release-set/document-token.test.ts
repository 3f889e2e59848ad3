import { readDocumentToken } from './document-token'

function navigate(serverTiming?: object[]) {
  Object.assign(performance, { getEntriesByType: (type: string) => (type === 'navigation' ? [{ serverTiming }] : []) })
}

describe('readDocumentToken', () => {
  test('reads what the document’s answer carried', () => {
    navigate([
      { name: 'cache', description: 'hit' },
      { name: 'document', description: 'abc.t.id.mac' },
    ])
    expect(readDocumentToken()).toBe('abc.t.id.mac')
  })

  test('is empty without a token, or when the browser hides it', () => {
    navigate([])
    expect(readDocumentToken()).toBe('')
    navigate(undefined)
    expect(readDocumentToken()).toBe('')
    Object.assign(performance, { getEntriesByType: undefined })
    expect(readDocumentToken()).toBe('')
  })
})
