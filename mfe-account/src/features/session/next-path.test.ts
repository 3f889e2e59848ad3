import { nextPath } from './next-path'

const origin = 'https://shop.example'

describe('where a visitor goes after signing in', () => {
  it.each([
    ['?next=/settings/order%3Fpage%3D2', '/settings/order?page=2'],
    ['?next=/cart', '/cart'],
    ['', '/'],
    ['?next=https://evil.example/', '/'],
    ['?next=//evil.example', '/'],
    ['?next=/%5Cevil.example', '/'],
    ['?next=javascript:alert(1)', '/'],
    ['?next=cart', '/'],
  ])('after "%s" is %s', (search, path) => {
    expect(nextPath(search, origin)).toBe(path)
  })
})
