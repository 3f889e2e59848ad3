import { artworkLimits, countProblem, documentLimits, fileProblem, canUpload } from './files-problem'

const file = (name: string, size = 1_000) => ({ name, size })

describe('file validation', () => {
  test('accepts files within the limits', () => {
    const papers = [file('license.pdf'), file('shop.JPG'), file('resale.png')]
    expect(canUpload(papers, documentLimits)).toBe(true)
  })

  test('accepts no files if they are optional', () => {
    expect(canUpload([], artworkLimits)).toBe(true)
  })

  test.each([
    ['a program', file('setup.exe'), 'setup.exe isn’t an accepted file type. Use PDF'],
    ['one without an ending', file('scan'), 'scan isn’t an accepted file type. Use PDF'],
    ['an empty one', file('scan.pdf', 0), 'scan.pdf is empty'],
    ['one that is too large', file('scan.pdf', 10 * 2 ** 20 + 1), 'larger than 10 MB'],
  ])('rejects a single file before upload: %s', (_name, wrong, message) => {
    expect(fileProblem(wrong, documentLimits)).toContain(message)
    expect(canUpload([file('license.pdf'), wrong], documentLimits)).toBe(false)
  })

  test.each([
    ['none', [], 'at least one'],
    ['four', [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf')], 'up to 3'],
  ])('rejects too few or too many files before upload: %s', (_name, files, message) => {
    expect(countProblem(files, documentLimits)).toContain(message)
    expect(canUpload(files, documentLimits)).toBe(false)
  })
})
