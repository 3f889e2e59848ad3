import { createFairCount } from './fair-count'

describe('createFairCount', () => {
  test('caps one network at the weight of the most active, with its failure rate, for any number of addresses', () => {
    const counted = createFairCount(20)
    for (let index = 0; index < 1_000; index += 1) counted.add(`2001:db8:0:1::${index.toString(16)}`, index % 5 === 0)
    expect(counted.take()).toEqual({ count: 20, failures: 4, networks: 1 })
  })

  test('sums networks, and resets on each take', () => {
    const counted = createFairCount(20)
    counted.add('203.0.113.7', true)
    counted.add('::ffff:203.0.113.7', false)
    counted.add('203.0.113.8', true)
    expect(counted.take()).toEqual({ count: 3, failures: 2, networks: 2 })
    expect(counted.take()).toEqual({ count: 0, failures: 0, networks: 0 })
  })
})
