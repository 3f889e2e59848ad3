import type { Database } from '../database/client'
import { createSharedAttempts } from './shared-attempts'

describe('createSharedAttempts', () => {
  /** A database in which every key has exceeded its limit. */
  function overrun() {
    let statements = 0
    const db = { execute: async () => ((statements += 1), { rows: [{ count: 11, left: 60 }] }) }
    return { db: db as unknown as Database, statements: () => statements }
  }
  const limit = { most: 10, windowSeconds: 60 }

  test('costs the database nothing for a key beyond its limit until its window ends', async () => {
    const { db, statements } = overrun()
    const tries = createSharedAttempts(db, 'test')
    const counts = []
    for (let call = 0; call < 5; call += 1) counts.push((await tries('a', limit)).count)
    expect([counts, statements()]).toEqual([[11, 12, 13, 14, 15], 1])
  })

  test('caches at most ten thousand keys', async () => {
    const { db, statements } = overrun()
    const tries = createSharedAttempts(db, 'test')
    for (let key = 0; key < 10_000; key += 1) await tries(`key ${key}`, limit)
    await tries('key 0', limit)
    expect(statements()).toBe(10_000)
    await tries('one too many', limit)
    await tries('key 0', limit)
    expect(statements()).toBe(10_002)
  })
})
