import { setTimeout as pause } from 'node:timers/promises'
import type { CardFields } from '@shop/releases'
import { trackApiOutcome } from '../http/api-outcome'
import { noRevision, type ApiRevision } from '../http/api-revision'
import type { PageDocument } from '../render-pool/prepared-set'
import { createBackgroundRenders, type BackgroundRenders } from './background-renders'
import { createDocumentStore, type StoredDocument } from './document-store'
import { readyDocument, type ServedDocument } from './ready-document'

/** A document whose revision has ended is sent for this time after it was last known to be current. */
const CURRENT_MS = 600
/** Life of a document without a revision, and the time between attempts to render one that fails. */
const FRESH_MS = 2_000
/** A document without a revision is sent for this time while another one is rendered. */
const USABLE_MS = 60_000
/**
 * A document is rendered again in the background after this time even if the API's answers are the same, as it may show
 * dates; a visitor waits for that only after an hour.
 */
const RENDERED_MS = 15 * 60_000
const MAX_RENDERED_MS = 60 * 60_000
/** How long a visitor waits for a re-rendering of an outdated document, before the cached one is sent. */
const DEFAULT_TIMEOUT_MS = 1_000

interface CacheOptions {
  cardFields?: CardFields
  revision?: ApiRevision
  /** Whether the API would give the same answers again, so that the document stays as it is. */
  isUnchanged?(answers: ReadonlyMap<string, string>): Promise<boolean>
  background?: BackgroundRenders
  timeoutMs?: number
  maxBytes?: number
}

/** A document to serve. */
export interface WantedDocument {
  key: string
  /** Whether it lives as long as the API's revision. */
  hasRevision: boolean
  render(): Promise<PageDocument>
  /** Runs work that counts for the visitor; rejects when there is too much of it. */
  admit<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Caches public documents in memory by release set and address until 0.6 seconds after the API's revision moves; then
 * they are renewed: reused if the API's answers are the same, else rendered again. While the API fails or is slow they are
 * served for a day, and only then is its failure shown. Concurrent requests share one rendering.
 */
export function createDocumentCache(options: CacheOptions = {}) {
  const { cardFields, revision = noRevision, isUnchanged = async () => false } = options
  const { background = createBackgroundRenders({ isBusy: () => false }), timeoutMs = DEFAULT_TIMEOUT_MS } = options
  const store = createDocumentStore(revision, options.maxBytes)
  const pending = new Map<string, Promise<ServedDocument>>()

  /** Renders once for any number of visitors; data of an older revision isn't shared with those who come later. */
  function renew(wanted: WantedDocument): Promise<ServedDocument> {
    const revisionAtStart = wanted.hasRevision ? revision.latest() : undefined
    const name = `${revisionAtStart} ${wanted.key}`
    const running = pending.get(name)
    if (running) return running
    const renewing = wanted.admit(() => renewNow(wanted, revisionAtStart)).finally(() => pending.delete(name))
    pending.set(name, renewing)
    return renewing
  }

  async function renewNow({ key, render }: WantedDocument, revisionAtStart?: string): Promise<ServedDocument> {
    const present = store.usable(key)
    if (present && revisionAtStart !== undefined && (await isStillTrue(present))) {
      present.revision = revisionAtStart
      present.isOld = Date.now() - present.renderedAt >= RENDERED_MS
      return asServed(key, present)
    }
    return renderAgain(key, render, revisionAtStart)
  }

  async function isStillTrue({ revision: of, renderedAt, answers }: StoredDocument): Promise<boolean> {
    return of !== undefined && Date.now() - renderedAt < MAX_RENDERED_MS && isUnchanged(answers)
  }

  /** Renders a document again whose data is the same, unless that has happened. */
  async function replaceOld({ key, render }: WantedDocument, old: StoredDocument): Promise<void> {
    if (store.usable(key) === old) await renderAgain(key, render, revision.latest())
  }

  /** The new document, or the cached one while the API fails. */
  async function renderAgain(
    key: string,
    render: WantedDocument['render'],
    revisionAtStart: string | undefined,
  ): Promise<ServedDocument> {
    const { value: rendered, used } = await trackApiOutcome(render)
    const present = store.usable(key)
    const now = Date.now()
    if (used.failed > 0 && present) {
      present.failedAt = now
      return asServed(key, present)
    }
    const document = readyDocument(rendered, cardFields)
    if (used.failed > 0) return { ...document, isPartial: true }
    const entry: StoredDocument = {
      document,
      revision: used.oldestAt === undefined ? revisionAtStart : undefined,
      answers: used.answers,
      answeredAt: used.oldestAt ?? now,
      renderedAt: now,
      isOld: false,
      failedAt: 0,
    }
    if (isCacheable(rendered)) await store.set(key, entry)
    else store.delete(key)
    return asServed(key, entry)
  }

  const isCurrent = (entry: StoredDocument | undefined) => entry !== undefined && isOf(entry, revision.latest())

  function asServed(key: string, entry: StoredDocument): ServedDocument {
    const { outcome, headers } = entry.document
    const age = store.ageOf(entry)
    const staleSeconds = age >= USABLE_MS ? Math.floor(age / 1_000) : undefined
    return { outcome, headers, body: (encoding) => store.bodyOf(key, entry, encoding), staleSeconds }
  }

  return {
    async get(wanted: WantedDocument): Promise<ServedDocument> {
      const present = store.usable(wanted.key)
      if (!present) return renew(wanted)
      const hasFailed = Date.now() - present.failedAt <= FRESH_MS
      if (present.isOld && !hasFailed) background.add(wanted.key, () => replaceOld(wanted, present))
      if (isCurrent(present) || hasFailed) return asServed(wanted.key, present)
      if (mayServe(present, store.ageOf(present))) {
        background.add(wanted.key, () => renew({ ...wanted, admit: atOnce }))
        return asServed(wanted.key, present)
      }
      // A rendering that is rejected or throws doesn't imply an API failure: the next visitor retries.
      const renewing = renew(wanted).catch(() => asServed(wanted.key, present))
      const renewed = await withTimeout(renewing, timeoutMs)
      if (renewed) return renewed
      present.failedAt = Date.now()
      return asServed(wanted.key, present)
    },
    /** Renews a document unless it is current. */
    async warm(wanted: Omit<WantedDocument, 'admit'>): Promise<void> {
      if (!isCurrent(store.usable(wanted.key))) await renew({ ...wanted, admit: atOnce })
    },
    /** Bytes of the cached documents. */
    bytes: store.bytes,
    size: store.size,
  }
}

/** See `createDocumentCache`. */
export type DocumentCache = ReturnType<typeof createDocumentCache>

/** Also while the API is silent: nothing newer is known then. */
function isOf(entry: StoredDocument, latest: string | undefined): boolean {
  if (entry.revision === undefined) return Date.now() - entry.renderedAt <= FRESH_MS
  return entry.revision === latest
}

/** Whether the document may be sent while another one is rendered. */
function mayServe({ revision }: StoredDocument, age: number): boolean {
  return age < (revision === undefined ? USABLE_MS : CURRENT_MS)
}

const atOnce: WantedDocument['admit'] = (work) => work()

/** Unknown pages are the same for everyone, too; documents in which a part failed are not cached. */
function isCacheable({ status, cache, failures }: PageDocument): boolean {
  return failures.length === 0 && (cache === 'public' || status === 404)
}

/** The result of `work` if it settles in time, else undefined; the work continues. */
async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const waiting = new AbortController()
  const late = pause(ms, undefined, { signal: waiting.signal }).catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    waiting.abort()
  }
}
