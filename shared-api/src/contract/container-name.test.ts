import { containerName } from './container-name'

describe('containerName', () => {
  test('is a valid global variable for names and versions with dashes and dots', () => {
    expect(containerName('cart-checkout', '1.2.0-rc.1')).toBe('shop_cart_checkout_1_2_0_rc_1')
  })

  test('differs between versions of one part', () => {
    expect(containerName('catalogue', '1.2.0')).not.toBe(containerName('catalogue', '1.2.1'))
  })
})
