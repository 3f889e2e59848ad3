import { withoutCampaign, zipfMix } from './address-mix'

const addresses = Array.from({ length: 276 }, (_, index) => `/shop/${index}${index % 2 ? '?page=2' : ''}`)

function counts(mix: readonly string[]): number[] {
  const found = new Map<string, number>()
  for (const path of mix) found.set(path, (found.get(path) ?? 0) + 1)
  return [...found.values()].sort((a, b) => b - a)
}

describe('address mix', () => {
  test('requests the nth most popular address 1/n times as often as the first', () => {
    const [first = 0, second = 0, , , fifth = 0] = counts(zipfMix(addresses))
    expect(first / second).toBeCloseTo(2, 0)
    expect(first / fifth).toBeGreaterThan(4.5)
    expect(first / fifth).toBeLessThan(5.5)
    expect(counts(zipfMix(addresses))).toHaveLength(276)
  })

  test('adds campaign parameters to their share of the requests and nothing else', () => {
    const plain = zipfMix(addresses)
    const mix = zipfMix(addresses, 0.3)
    const share = mix.filter((path) => path.includes('utm_')).length / mix.length
    expect(share).toBeCloseTo(0.3, 1)
    expect(mix.every((path) => addresses.includes(withoutCampaign(path)))).toBe(true)
    expect(plain.some((path) => path.includes('utm_'))).toBe(false)
    expect(zipfMix(addresses, 0.3)).toEqual(mix)
  })
})
