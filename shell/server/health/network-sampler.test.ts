import { createNetworkSampler } from './network-sampler'

describe('createNetworkSampler', () => {
  let now = Date.now()
  beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now))
  afterEach(() => jest.restoreAllMocks())

  test('reports a network once per half minute, and again in the next', () => {
    const sampler = createNetworkSampler()
    sampler.saw('a')
    sampler.saw('a')
    sampler.failed('b')
    expect(sampler.take()).toEqual({ seen: ['a', 'b'], failed: ['b'] })
    sampler.failed('b')
    expect(sampler.take()).toEqual({ seen: [], failed: [] })
    now += 30_000
    sampler.failed('b')
    expect(sampler.take()).toEqual({ seen: ['b'], failed: ['b'] })
  })

  test('samples the first 300 networks, and no failure of any other', () => {
    const sampler = createNetworkSampler()
    for (let index = 0; index < 1_000; index += 1) sampler.saw(`network-${index}`)
    sampler.failed('network-299')
    sampler.failed('network-300')
    const { seen, failed } = sampler.take()
    expect([seen.length, failed]).toEqual([300, ['network-299']])
  })
})
