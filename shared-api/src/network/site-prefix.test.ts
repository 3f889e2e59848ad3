import { toSitePrefix } from './site-prefix'

describe('toSitePrefix', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1'],
    ['2001:db8:1:ffff:1:2:3:4', '2001:db8:1'],
    ['2001:db8:0:2::1', '2001:db8:0'],
    ['2001:db8::1', '2001:db8:0'],
    ['2001:db8:1:2::/64', '2001:db8:1'],
    ['::1', '0:0:0'],
  ])('maps %s to %s', (address, site) => expect(toSitePrefix(address)).toBe(site))
})
