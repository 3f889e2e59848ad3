import { bucketFrom, isChosen } from './canary-share'

const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket)
const chosen = (part: string, version: string, percent: number) =>
  new Set(buckets.filter((bucket) => isChosen(bucket, part, version, percent)))

describe('the share of visitors who get a canary', () => {
  test.each([1, 10, 50, 99])('is %i percent of them', (percent) => {
    expect(Math.abs(chosen('catalogue', '1.2.0', percent).size - percent * 100)).toBeLessThan(150)
  })

  test('keeps everyone who has the version when the share is raised', () => {
    const more = chosen('catalogue', '1.2.0', 25)
    expect([...chosen('catalogue', '1.2.0', 10)].filter((bucket) => !more.has(bucket))).toEqual([])
  })

  test('draws other visitors for another version and for another part', () => {
    const first = chosen('catalogue', '1.2.0', 10)
    for (const other of [chosen('catalogue', '1.3.0', 10), chosen('account', '1.2.0', 10)]) {
      expect([...first].filter((bucket) => other.has(bucket)).length).toBeLessThan(200)
    }
  })

  test.each([
    ['release-bucket=42', 42],
    ['a=1; release-bucket=0; b=2', 0],
    ['release-bucket=99999', undefined],
    ['my-release-bucket=4', undefined],
    ['release-bucket=4x', undefined],
    [undefined, undefined],
  ])('reads the bucket of the cookie %s', (cookie, bucket) => {
    expect(bucketFrom(cookie)).toBe(bucket)
  })
})
