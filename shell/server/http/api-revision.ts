const INTERVAL_MS = 500
const TIMEOUT_MS = 2_000
/** Earlier revisions whose end is remembered. */
const MAX_EARLIER = 100

interface RevisionOptions {
  /** The API's revision; undefined from an API without one. */
  read(signal: AbortSignal): Promise<string | undefined>
  intervalMs?: number
  /** Called after each poll, also a failed one. */
  onPoll?(): void
}

/** The revision of all public reads of the API, as this server knows it. */
export interface ApiRevision {
  /** The newest known one; undefined before the first poll, and with an API without one. */
  latest(): string | undefined
  /** When data of a revision was current for certain, in ms since 1970; 0 for an unknown one. */
  currentUntil(revision: string | undefined): number
}

/** For servers that don't follow a revision: data is cached for a short time. */
export const noRevision: ApiRevision = { latest: () => undefined, currentUntil: () => 0 }

/**
 * Polls the API's revision twice a second. A change of data ends a revision at the latest half a second and one call
 * later. While the API doesn't answer, the last revision remains.
 */
export function followRevision({ read, intervalMs = INTERVAL_MS, onPoll = () => undefined }: RevisionOptions) {
  let latest: string | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const ends = new Map<string, number>()

  function confirm(revision: string | undefined, asOf: number): void {
    latest = revision
    if (revision === undefined) return
    ends.set(revision, asOf)
    const [oldest] = ends.keys()
    if (ends.size > MAX_EARLIER && oldest !== undefined) ends.delete(oldest)
  }

  /** Reads the revision once. */
  async function poll(): Promise<void> {
    const asOf = Date.now()
    try {
      confirm(await read(AbortSignal.timeout(TIMEOUT_MS)), asOf)
    } catch {
      // The API doesn't answer: what is known stays.
    }
    onPoll()
  }

  async function run(): Promise<void> {
    await poll()
    if (!isStopped) timer = setTimeout(() => void run(), intervalMs).unref()
  }

  return {
    latest: () => latest,
    currentUntil: (revision: string | undefined) => (revision === undefined ? 0 : (ends.get(revision) ?? 0)),
    poll,
    /** Polls from now on; resolves after the first poll. */
    start: run,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Reads the revision of the API at this address. */
export function readRevisionOf(apiUrl: string, fetchNow: typeof fetch = fetch) {
  return async (signal: AbortSignal): Promise<string | undefined> => {
    const answer = await fetchNow(`${apiUrl}/api/revision`, { signal })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`The API answers ${answer.status}.`)
    const { data } = (await answer.json()) as { data?: { revision?: unknown } }
    return typeof data?.revision === 'string' ? data.revision : undefined
  }
}
