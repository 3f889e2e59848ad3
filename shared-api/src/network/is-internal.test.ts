import { isInternal } from './is-internal'

describe('isInternal', () => {
  test.each(['127.0.0.1', '::1', '10.2.3.4', '::ffff:192.168.1.2', 'fd00::1', 'fe80::1%eth0', '::/64', 'fd00::/64'])(
    'is true of %s',
    (address) => expect(isInternal(address)).toBe(true),
  )
  test.each(['203.0.113.7', '2001:4860::1', '2001:4860::/64', 'no address', ''])('is false of "%s"', (address) =>
    expect(isInternal(address)).toBe(false),
  )
})
