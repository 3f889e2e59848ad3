import { boundedWork } from './bounded-work'

const gate = () => {
  let open!: () => void
  const closed = new Promise<void>((resolve) => (open = resolve))
  return { open, closed }
}

test('no more work runs at once than allowed, and what waits runs in turn', async () => {
  const run = boundedWork({ running: 2, waiting: 10 })
  let now = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 8 }, () =>
      run(async () => {
        most = Math.max(most, (now += 1))
        await new Promise((resume) => setTimeout(resume, 2))
        now -= 1
      }),
    ),
  )
  expect(most).toBe(2)
})

test('beyond the line one is turned away with 503 and a time to come back', async () => {
  const run = boundedWork({ running: 1, waiting: 1 })
  const { open, closed } = gate()
  const [first, second] = [run(() => closed), run(async () => 'done')]
  await expect(run(async () => 'never')).rejects.toMatchObject({ status: 503, detail: { retryAfter: 2 } })
  open()
  await first
  expect(await second).toBe('done')
})

test('work that fails makes room for the next', async () => {
  const run = boundedWork({ running: 1, waiting: 1 })
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(async () => 'next')).toBe('next')
})
