import { setImmediate } from 'node:timers/promises'
import { boundedWork } from './bounded-work'

const gate = () => {
  let open!: () => void
  const closed = new Promise<void>((resolve) => (open = resolve))
  return { open, closed }
}

describe('boundedWork', () => {
  test('limits how much work runs at once and runs waiting work in order', async () => {
    const run = boundedWork({ running: 2, waiting: 10 })
    let now = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 8 }, () =>
        run(async () => {
          most = Math.max(most, (now += 1))
          await setImmediate()
          now -= 1
        }),
      ),
    )
    expect(most).toBe(2)
  })

  test('rejects work beyond a full queue with 503 and Retry-After', async () => {
    const run = boundedWork({ running: 1, waiting: 1 })
    const { open, closed } = gate()
    const [first, second] = [run(() => closed), run(async () => 'done')]
    await expect(run(async () => 'never')).rejects.toMatchObject({ status: 503, detail: { retryAfter: 2 } })
    open()
    await first
    expect(await second).toBe('done')
  })

  test('starts the next work after a failure', async () => {
    const run = boundedWork({ running: 1, waiting: 1 })
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await run(async () => 'next')).toBe('next')
  })

  test('starts work round-robin by key, so that one key does not block another', async () => {
    const run = boundedWork({ running: 1, waiting: 10 })
    const { open, closed } = gate()
    const order: string[] = []
    const all = ['a', 'a', 'a', 'b', 'c', 'b'].map((key, index) =>
      run(() => (order.push(`${key}${index}`), closed), { key }),
    )
    open()
    await Promise.all(all)
    expect(order).toEqual(['a0', 'b3', 'c4', 'a1', 'b5', 'a2'])
  })

  test('starts the cheapest work first among keys that are new', async () => {
    const run = boundedWork({ running: 1, waiting: 10 })
    const { open, closed } = gate()
    const order: number[] = []
    const all = [9, 24, 1, 12].map((cost) => run(() => (order.push(cost), closed), { key: `network ${cost}`, cost }))
    open()
    await Promise.all(all)
    expect(order).toEqual([9, 1, 12, 24])
  })

  test('limits a key to its own bounds while others still run and wait', async () => {
    const run = boundedWork({ running: 3, waiting: 10, runningPerKey: 1, waitingPerKey: 1 })
    const { open, closed } = gate()
    const started: string[] = []
    const work = (key: string) => run(async () => (started.push(key), closed), { key })
    const first = [work('a'), work('a')]
    await expect(work('a')).rejects.toMatchObject({ status: 503, detail: { retryAfter: 2 } })
    const other = [work('b'), work('b')]
    expect(started).toEqual(['a', 'b'])
    open()
    await Promise.all([...first, ...other])
    expect(started).toEqual(['a', 'b', 'a', 'b'])
  })

  test('drops queued work when it is aborted, and frees its slot in the queue', async () => {
    const run = boundedWork({ running: 1, waiting: 1 })
    const { open, closed } = gate()
    const first = run(() => closed)
    const leaving = new AbortController()
    const left = run(() => Promise.resolve('never'), { signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    const next = run(async () => 'next')
    open()
    await first
    expect(await next).toBe('next')
    await expect(run(async () => 'never', { signal: leaving.signal })).rejects.toThrow('left')
    expect(await run(async () => 'free')).toBe('free')
  })
})
