import type { Database } from './client'
import { inTransaction } from './transaction'

describe('inTransaction', () => {
  /** A database that aborts the first transactions with this SQLSTATE. */
  function failing(times: number, code: string) {
    let attempts = 0
    const db = {
      transaction: async (work: (tx: unknown) => Promise<unknown>) => {
        attempts += 1
        if (attempts <= times) throw Object.assign(new Error('given up'), { code })
        return work({})
      },
    }
    return { db: db as unknown as Database, begun: () => attempts }
  }

  test.each(['40001', '40P01'])('retries up to three times after %s', async (code) => {
    const recovering = failing(3, code)
    expect(await inTransaction(recovering.db, async () => 'done')).toBe('done')
    expect(recovering.begun()).toBe(4)
    const persistent = failing(100, code)
    await expect(inTransaction(persistent.db, async () => 'done')).rejects.toThrow('given up')
    expect(persistent.begun()).toBe(4)
  })

  test('does not retry after any other failure', async () => {
    const { db, begun } = failing(1, '23505')
    await expect(inTransaction(db, async () => 'done')).rejects.toThrow('given up')
    expect(begun()).toBe(1)
  })
})
