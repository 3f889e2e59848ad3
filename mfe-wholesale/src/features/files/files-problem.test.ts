import { artworkLimits, countProblem, documentLimits, fileProblem, mayBeSent } from './files-problem'

const file = (name: string, size = 1_000) => ({ name, size })

describe('files of a form', () => {
  it('may be what the form takes', () => {
    const papers = [file('license.pdf'), file('shop.JPG'), file('resale.png')]
    expect(mayBeSent(papers, documentLimits)).toBe(true)
  })

  it('may be left out where they are not needed', () => {
    expect(mayBeSent([], artworkLimits)).toBe(true)
  })

  it.each([
    ['a program', file('setup.exe'), 'setup.exe is not one of PDF'],
    ['one without an ending', file('scan'), 'scan is not one of PDF'],
    ['an empty one', file('scan.pdf', 0), 'scan.pdf is empty'],
    ['one that is too large', file('scan.pdf', 10 * 2 ** 20 + 1), 'larger than 10 MB'],
  ])('are refused before sending, each for itself: %s', (_name, wrong, words) => {
    expect(fileProblem(wrong, documentLimits)).toContain(words)
    expect(mayBeSent([file('license.pdf'), wrong], documentLimits)).toBe(false)
  })

  it.each([
    ['none', [], 'at least one'],
    ['four', [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf')], 'at most 3'],
  ])('are refused before sending for their number: %s', (_name, files, words) => {
    expect(countProblem(files, documentLimits)).toContain(words)
    expect(mayBeSent(files, documentLimits)).toBe(false)
  })
})
