import { createReadiness } from './create-readiness'

describe('readiness', () => {
  const never = () => new Promise(() => undefined)

  test('is false after its deadline when the database stays silent', async () => {
    expect(await createReadiness(never, { deadlineMs: 10 })()).toBe(false)
  })

  test('is false when the ping fails and true when it succeeds', async () => {
    expect(await createReadiness(() => Promise.reject(new Error('gone')))()).toBe(false)
    expect(await createReadiness(() => Promise.resolve())()).toBe(true)
  })

  test('pings once for concurrent callers and once per period', async () => {
    let pings = 0
    let time = 0
    const isReady = createReadiness(async () => (pings += 1), { cacheMs: 1_000, now: () => time })
    await Promise.all([isReady(), isReady(), isReady()])
    time = 999
    await isReady()
    expect(pings).toBe(1)
    time = 1_000
    await isReady()
    expect(pings).toBe(2)
  })

  test('pings a frozen database no more often than its timeout, for any number of callers', async () => {
    let pings = 0
    const isReady = createReadiness(
      () => {
        pings += 1
        return never()
      },
      { deadlineMs: 10 },
    )
    expect(await Promise.all(Array.from({ length: 50 }, isReady))).toEqual(Array(50).fill(false))
    expect(pings).toBe(1)
  })
})
