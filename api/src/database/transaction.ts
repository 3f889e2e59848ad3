import type { Database } from './client'
import { sqlState } from './failures'

const ATTEMPTS = 4

/** Runs a transaction and retries it after a conflict or deadlock: `work` must have no side effects outside. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => work(tx as unknown as Database))
    } catch (error) {
      const state = sqlState(error)
      if (attempt >= ATTEMPTS || (state !== '40001' && state !== '40P01')) throw error
      await new Promise((resume) => setTimeout(resume, 10 * attempt * Math.random()))
    }
  }
}
