import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { moveChannel } from './schema'

const retryAfter = 500
/** A connection to a server that accepts it and stays silent is closed, and opened again. */
const silence = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 }
/** Makes up for a notice that was lost with its connection. */
const lookEvery = 5_000

/** Calls back at once, at each move that the database tells of, and at each new connection; returns the way to stop. */
export function watchMoves(url: string, onChange: () => void): () => void {
  const stopping = new AbortController()
  const tell = (): void => void (stopping.signal.aborted || onChange())

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true, ...silence })
    const gone = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()))
    const leave = (): void => void client.end().catch(() => undefined)
    stopping.signal.addEventListener('abort', leave, { once: true })
    try {
      await client.connect()
      client.on('notification', tell)
      await client.query(`LISTEN ${moveChannel}`)
      tell()
      await gone
    } finally {
      stopping.signal.removeEventListener('abort', leave)
      leave()
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen().catch(() => undefined)
      await sleep(retryAfter, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const timer = setInterval(onChange, lookEvery).unref()
  void run()
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}
