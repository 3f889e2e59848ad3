import type { Database } from './client'
import { inTransaction } from './transaction'

describe('inTransaction', () => {
  /** A database that gives up so many transactions with this state. */
  function failing(times: number, code: string) {
    let begun = 0
    const db = {
      transaction: async (work: (tx: unknown) => Promise<unknown>) => {
        begun += 1
        if (begun <= times) throw Object.assign(new Error('given up'), { code })
        return work({})
      },
    }
    return { db: db as unknown as Database, begun: () => begun }
  }

  test.each(['40001', '40P01'])('repeats after %s, three times', async (code) => {
    const soon = failing(3, code)
    expect(await inTransaction(soon.db, async () => 'done')).toBe('done')
    expect(soon.begun()).toBe(4)
    const never = failing(100, code)
    await expect(inTransaction(never.db, async () => 'done')).rejects.toThrow('given up')
    expect(never.begun()).toBe(4)
  })

  test('does not repeat after any other failure', async () => {
    const { db, begun } = failing(1, '23505')
    await expect(inTransaction(db, async () => 'done')).rejects.toThrow('given up')
    expect(begun()).toBe(1)
  })
})
