import { setImmediate as nextTurn } from 'node:timers/promises'
import { createRenderQueue } from './render-queue'

describe('render queue', () => {
  test('runs at most the allowed number of jobs at once, and all of them eventually', async () => {
    const queue = createRenderQueue({ running: 2, waiting: 100 })
    let now = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++now)
      await nextTurn()
      now -= 1
      return most
    }
    await Promise.all(Array.from({ length: 12 }, (_, i) => queue.run(`picture ${i}`, work)))
    expect(most).toBe(2)
    expect(queue.idle).toBe(true)
  })

  test('frees slot and name of a failed job', async () => {
    const queue = createRenderQueue({ running: 1, waiting: 10 })
    await expect(queue.run('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run('a', async () => 'mended')).toBe('mended')
  })

  test('rejects a job with 503 when the queue is full', async () => {
    const queue = createRenderQueue({ running: 1, waiting: 1 })
    const first = queue.run('a', () => nextTurn())
    const second = queue.run('b', () => nextTurn())
    await expect(queue.run('c', () => nextTurn())).rejects.toMatchObject({ status: 503, detail: { retryAfter: 2 } })
    await Promise.all([first, second])
  })
})
