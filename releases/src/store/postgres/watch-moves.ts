import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { moveChannel } from './schema'

const RETRY_MS = 500
/** Closes and reopens a connection to a server that accepts it but doesn't respond. */
const connectionTimeouts = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 }
/** Catches notifications that were lost with their connection. */
const POLL_INTERVAL_MS = 5_000

/** Calls back at once, at each notified move, and after each reconnect; returns a function that stops watching. */
export function watchMoves(url: string, onChange: () => void): () => void {
  const stopping = new AbortController()
  const notify = (): void => void (stopping.signal.aborted || onChange())

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true, ...connectionTimeouts })
    const disconnected = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()))
    const disconnect = (): void => void client.end().catch(() => undefined)
    stopping.signal.addEventListener('abort', disconnect, { once: true })
    try {
      await client.connect()
      client.on('notification', notify)
      await client.query(`LISTEN ${moveChannel}`)
      notify()
      await disconnected
    } finally {
      stopping.signal.removeEventListener('abort', disconnect)
      disconnect()
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen().catch(() => undefined)
      await sleep(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const timer = setInterval(onChange, POLL_INTERVAL_MS).unref()
  void run()
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}
