import { createNetworkQuota } from './network-quota'

const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

describe('network quota', () => {
  test('counts up to the quota per network, an IPv6 network as one', () => {
    const countedOf = createNetworkQuota(3)
    expect([2, 2, 2].map((reported) => countedOf('192.0.2.1', reported))).toEqual([2, 1, 0])
    expect(['2001:db8::1', '2001:db8::2'].map((visitor) => countedOf(visitor, 3))).toEqual([3, 0])
  })

  test('starts over a minute after the first report', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now())
    const countedOf = createNetworkQuota(1)
    const afterMs = (ms: number) => {
      jest.advanceTimersByTime(ms)
      return countedOf('192.0.2.1', 1)
    }
    expect([1, 30_000, 30_000, 1].map(afterMs)).toEqual([1, 0, 0, 1])
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  test('remembers 10,000 networks, the least recently counted go first', () => {
    const countedOf = createNetworkQuota(1)
    for (let index = 0; index < 10_000; index += 1) countedOf(address(index), 1)
    expect(countedOf(address(0), 1)).toBe(0)
    countedOf(address(10_000), 1)
    expect(countedOf(address(0), 1)).toBe(0)
    expect(countedOf(address(1), 1)).toBe(1)
  })
})
