import { withinTime } from './within-time'

const never = new Promise<never>(() => undefined)
const limit = { timeoutMs: 5_000, message: 'It took too long.' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('withinTime', () => {
  test('rejects work that takes longer', async () => {
    const result = withinTime(never, limit)
    const rejected = expect(result).rejects.toThrow('It took too long.')
    await jest.advanceTimersByTimeAsync(5_000)
    await rejected
  })

  test('starts counting at its start', async () => {
    let begin = () => undefined as void
    const rejected = jest.fn()
    const start = new Promise<void>((resolve) => (begin = resolve))
    withinTime(never, { ...limit, start }).catch(rejected)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(rejected).not.toHaveBeenCalled()
    begin()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(rejected).toHaveBeenCalled()
  })

  test('returns the result or the error of work in time, and leaves no timer', async () => {
    const inTime = <T>(work: () => Promise<T>) =>
      // eslint-disable-next-line shop/sleeps -- The clock is fake.
      withinTime(new Promise((resolve) => setTimeout(resolve, 1_000)).then(work), limit)
    const result = inTime(async () => 'routes')
    const failed = expect(inTime(() => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await result).toBe('routes')
    await failed
    expect(jest.getTimerCount()).toBe(0)
  })
})
