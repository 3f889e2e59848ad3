import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { AuditEntry } from '../contract'
import { replaceFileSync } from '../disk/replace-file-sync'
import type { ReleaseStore } from '../store/release-store'
import { webhookHeaders, webhookMessage } from './webhook-message'
import type { WebhookSettings } from './webhook-settings'

interface SenderOptions extends WebhookSettings {
  store: Pick<ReleaseStore, 'listAudit'>
  /** Where it remembers what each address has received. */
  dataDir: string
  log: { warn(details: object, message: string): void }
  fetch?: typeof fetch
}

const TIMEOUT_MS = 10_000
const LOOK_EVERY_MS = 5_000
/** Waits between attempts; the last one repeats until a day is over. */
const RETRY_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000]
const GIVE_UP_MS = 24 * 3_600_000

const cursors = z.record(z.string(), z.number().int().nonnegative())

interface Progress {
  attempts: number
  retryAt: number
}

/**
 * Announces audit entries to each address in order, from the first start on: an entry is sent until it is accepted, for a
 * day. What was accepted is remembered across restarts; a receiver may get an entry twice and knows it by `webhook-id`.
 */
export function webhookSender({ store, urls, secret, dataDir, log, fetch: send = fetch }: SenderOptions) {
  const path = join(dataDir, 'release-webhooks.json')
  const progress = new Map<string, Progress>()
  let lookAt = 0

  function readCursors(): Record<string, number> {
    try {
      return cursors.parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch {
      return {}
    }
  }

  function remember(url: string, seq: number): void {
    replaceFileSync(path, JSON.stringify({ ...readCursors(), [url]: seq }))
    progress.delete(url)
  }

  async function isAccepted(url: string, entry: AuditEntry, message: object): Promise<boolean> {
    const body = JSON.stringify(message)
    const headers = webhookHeaders(secret, entry.id, body)
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await send(url, { method: 'POST', headers, body, signal, redirect: 'error' })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }

  /** Sends entries until one is not accepted. */
  async function deliver(url: string, entries: readonly AuditEntry[]): Promise<void> {
    for (const entry of entries) {
      const message = webhookMessage(entry)
      const { attempts, retryAt } = progress.get(url) ?? { attempts: 0, retryAt: 0 }
      if (message && retryAt > Date.now()) return
      if (message && !(await isAccepted(url, entry, message))) {
        if (Date.now() - Date.parse(entry.at) < GIVE_UP_MS) {
          const wait = RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? 0
          progress.set(url, { attempts: attempts + 1, retryAt: Date.now() + wait })
          if (attempts === 0)
            log.warn({ url: new URL(url).origin, seq: entry.seq }, 'a webhook was not accepted; it is sent again')
          return
        }
        log.warn({ url: new URL(url).origin, seq: entry.seq }, 'a webhook was not accepted for a day and is dropped')
      }
      remember(url, entry.seq)
    }
  }

  return async function check(): Promise<void> {
    if (Date.now() < lookAt) return
    lookAt = Date.now() + LOOK_EVERY_MS
    const audit = await store.listAudit()
    const known = readCursors()
    for (const url of urls) if (known[url] === undefined) remember(url, audit.at(-1)?.seq ?? 0)
    const later = (url: string) => audit.filter(({ seq }) => seq > (known[url] ?? Infinity))
    await Promise.all(urls.map((url) => deliver(url, later(url))))
  }
}
