import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { cleanText } from './clean-text'

interface LoggedFailure {
  part: string
  version: string
  to?: string | null
  path: string
  cause: string
  kind: string
  message: string
  counted: boolean
}

const MINUTE_MS = 60_000

/** Logs the first report of a version each minute, with the number of suppressed ones since the previous line. */
export function createFailureLog(log: Pick<FastifyBaseLogger, 'warn'>): (failure: LoggedFailure) => void {
  const lines = new LRUCache<string, { since: number; unlogged: number }>({ max: 200 })
  return ({ part, version, to, path, cause, kind, message, counted }) => {
    // Names that a visitor made up share one line.
    const key = version === 'not served' ? version : `${part}@${version} ${counted}`
    const line = lines.get(key)
    if (line && Date.now() - line.since < MINUTE_MS) {
      line.unlogged += 1
      return
    }
    const reportedByBrowser = { path: cleanText(path), cause, message: cleanText(message) }
    const unlogged = line?.unlogged ?? 0
    log.warn({ part, version, kind, to, counted, unlogged, reportedByBrowser }, 'a browser reports a failed part')
    lines.set(key, { since: Date.now(), unlogged: 0 })
  }
}
