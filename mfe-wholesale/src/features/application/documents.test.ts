import { documentsProblem } from './documents'

const file = (name: string, size = 1_000) => ({ name, size })

describe('the documents of an application', () => {
  it('may be one to three PDF, JPG or PNG files', () => {
    expect(documentsProblem([file('license.pdf'), file('shop.JPG'), file('resale.png')])).toBeUndefined()
  })

  it.each([
    ['none', [], 'Add a document'],
    ['four', [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf')], 'at most 3'],
    ['a program', [file('setup.exe')], 'setup.exe is not a PDF'],
    ['one without an ending', [file('scan')], 'scan is not a PDF'],
    ['an empty one', [file('scan.pdf', 0)], 'scan.pdf is empty'],
    ['one that is too large', [file('scan.pdf', 10 * 2 ** 20 + 1)], 'larger than 10 MB'],
  ])('are refused before sending: %s', (_name, files, words) => {
    expect(documentsProblem(files)).toContain(words)
  })
})
