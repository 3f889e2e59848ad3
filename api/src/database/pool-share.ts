import type { Pool, PoolClient, QueryResult } from 'pg'

/** The pool's own message, so that callers handle both errors alike. */
const BUSY = 'timeout exceeded when trying to connect'

/**
 * A view of a pool that holds at most `maxConnections` of its connections, so that calls waiting for one locked table
 * leave connections to the others. A call that waits longer than `acquireMs` fails as with a full pool.
 */
export class PoolShare {
  private free: number
  private readonly waiting = new Set<() => void>()

  constructor(
    private readonly pool: Pool,
    maxConnections: number,
    private readonly acquireMs: number,
  ) {
    this.free = maxConnections
  }

  async query(...given: Parameters<Pool['query']>): Promise<QueryResult> {
    await this.turn()
    try {
      return await (this.pool.query(...given) as unknown as Promise<QueryResult>)
    } finally {
      this.leave()
    }
  }

  async connect(): Promise<PoolClient> {
    await this.turn()
    try {
      const client = await this.pool.connect()
      const release = client.release
      client.release = (broken) => {
        this.leave()
        release(broken)
      }
      return client
    } catch (error) {
      this.leave()
      throw error
    }
  }

  private turn(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.delete(go)
        reject(new Error(BUSY))
      }, this.acquireMs).unref()
      this.waiting.add(go)
    })
  }

  private leave(): void {
    const [next] = this.waiting
    if (!next) {
      this.free += 1
      return
    }
    this.waiting.delete(next)
    next()
  }
}
