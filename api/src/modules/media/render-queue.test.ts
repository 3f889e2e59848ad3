import { setTimeout as pause } from 'node:timers/promises'
import { createRenderQueue } from './render-queue'

test('no more pieces run at once than allowed, and all get their turn', async () => {
  const queue = createRenderQueue({ running: 2, waiting: 100 })
  let now = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++now)
    await pause(2)
    now -= 1
    return most
  }
  await Promise.all(Array.from({ length: 12 }, (_, i) => queue.run(`picture ${i}`, work)))
  expect(most).toBe(2)
  expect(queue.idle).toBe(true)
})

test('a failed piece frees its place and its name', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 10 })
  await expect(queue.run('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', async () => 'mended')).toBe('mended')
})

test('a line that is too long turns the next one away with 503', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 1 })
  const first = queue.run('a', () => pause(20))
  const second = queue.run('b', () => pause(1))
  await expect(queue.run('c', () => pause(1))).rejects.toMatchObject({ status: 503, detail: { retryAfter: 2 } })
  await Promise.all([first, second])
})
