import { picturesProblem } from './pictures-problem'

const limits = { max: 2, megabytes: 5 }
const picture = (name: string, size = 1000, type = 'image/jpeg') => ({ name, size, type })

describe('picturesProblem', () => {
  test('accepts photos within the limits, and none at all', () => {
    expect(picturesProblem([picture('a.jpg'), picture('b.png', 10, 'image/png')], limits)).toBeUndefined()
    expect(picturesProblem([], limits)).toBeUndefined()
  })

  test.each([
    ['too many', [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')], 'up to 2'],
    ['no picture', [picture('notes.pdf', 10, 'application/pdf')], 'notes.pdf isn’t'],
    ['an empty one', [picture('a.jpg', 0)], 'a.jpg is empty'],
    ['one that is too large', [picture('a.jpg', 5 * 2 ** 20 + 1)], 'larger than 5 MB'],
  ])('rejects before upload: %s', (_name, files, message) => expect(picturesProblem(files, limits)).toContain(message))
})
