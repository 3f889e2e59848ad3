import { pageAddress } from './page-address'

const declared = ['search', 'size', 'sent', 'page']
const addressOf = (url: string, names: readonly string[] | undefined = declared) =>
  pageAddress(new URL(url, 'https://shop.example'), names).url

describe('pageAddress', () => {
  test.each([
    ['/shop', '/shop'],
    ['/shop?utm_source=mail&gclid=1&fbclid=2', '/shop'],
    ['/shop?utm_source=mail&size=M&search=belt&x=1', '/shop?search=belt&size=M'],
    ['/shop?size=M&size=L&size=M&page=2', '/shop?page=2&size=M&size=L'],
    ['/shop?search=a%20b&', '/shop?search=a+b'],
    ['/shop?search=a+b', '/shop?search=a+b'],
    ['/shop?sent', '/shop?sent'],
    ['/shop?sent=&utm_medium=mail', '/shop?sent'],
    ['/shop?search=%26page%3D2', '/shop?search=%26page%3D2'],
  ])('%s is rendered as %s', (sent, rendered) => {
    expect(addressOf(sent)).toBe(rendered)
    expect(addressOf(rendered)).toBe(rendered)
  })

  test('has no query where the route declares none', () => {
    expect(addressOf('/?search=belt', [])).toBe('/')
  })

  test('keeps the whole query where the part declares nothing', () => {
    expect(pageAddress(new URL('https://shop.example/shop?b=1&a=2'), undefined)).toEqual({
      url: '/shop?b=1&a=2',
      isDeclared: false,
    })
  })
})
