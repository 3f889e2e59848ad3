import { containsLink, removeLinks } from './user-text'

describe('user text', () => {
  test.each([
    ['https://evil.example/login', 'https: //evil. example/login'],
    ['HTTP://EVIL.EXAMPLE', 'HTTP: //EVIL. EXAMPLE'],
    ['www.evil.example', 'www. evil. example'],
    ['evil.co', 'evil. co'],
    ['you@evil.example', 'you@evil. example'],
    ['evil。example', 'evil. example'],
    ['пример.рф', 'пример. рф'],
  ])('removeLinks: breaks the link in %s', (typed, shown) => {
    expect(removeLinks(typed)).toBe(shown)
  })

  test.each(['1 St. Louis Ave., Apt 4/5', "D'Angelo O’Neil Jr.", 'PO-7.5', 'c/o Ana Lima', '5 p.m.', 'Suite #4: left'])(
    'leaves %s unchanged',
    (typed) => expect(removeLinks(typed)).toBe(typed),
  )

  test.each(['https://evil.example', 'www.evil', 'evil.example', 'a@b', 'a\\b'])(
    'containsLink: detects a link in %s',
    (typed) => expect(containsLink(typed)).toBe(true),
  )
  test.each(['Ana', 'José Luis', 'Jr. O’Neil'])('containsLink: detects none in %s', (typed) =>
    expect(containsLink(typed)).toBe(false),
  )
})
