import { redactSecrets } from './index'

describe('redactSecrets', () => {
  test.each([
    ['/order/7?token=abc-123', '/order/7?token=[cut]'],
    ['{"url":"/settings/profile?a=1&confirm=x%20y","n":1}', '{"url":"/settings/profile?a=1&confirm=[cut]","n":1}'],
    ['GET https://shop.example/?signed=abc&undo=def#top', 'GET https://shop.example/?signed=[cut]&undo=[cut]#top'],
    [
      'fetch of "/api/login/google/callback?code=4/0A&state=s" failed',
      'fetch of "/api/login/google/callback?code=[cut]&state=[cut]" failed',
    ],
    ['"/x?TOKEN=abc\\nnext"', '"/x?TOKEN=[cut]\\nnext"'],
  ])('cuts the secrets out of %s', (text, cut) => expect(redactSecrets(text)).toBe(cut))

  test('leaves everything else unchanged', () => {
    const text = '/shop?color=red&page=2 token=not-in-an-address ?tokens=3'
    expect(redactSecrets(text)).toBe(text)
  })
})
