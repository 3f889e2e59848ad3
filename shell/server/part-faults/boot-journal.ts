import type { LivePart } from '@shop/releases'
import { readJournal, writeJournal, type Journal } from './journal-file'
import type { PartVersion } from './version-of-stack'

const MAX_CRASHES = 3
const CRASH_WINDOW_MS = 10 * 60_000
/** A crash without a stack is blamed on the version that moved last, if that was so recently. */
const RECENT_MOVE_MS = 60 * 60_000

/** A version that this document server no longer runs. */
export interface ExcludedVersion extends PartVersion {
  why: string
}

/** Records which versions crashed this document server, across restarts. */
export interface BootJournal {
  /** Records what the pointer names. A version that the pointer moves to again is tried again. */
  follow(parts: Record<string, LivePart>): void
  /** Runs a version's code for the first time. Throws instead when the version is excluded. */
  load<T>(version: PartVersion, run: () => T): T
  /** The same for asynchronous code. */
  rehearse<T>(version: PartVersion | undefined, run: () => Promise<T>): Promise<T>
  /** Counts a crash; returns the blamed version: by the stack, else the one being loaded or moved last. */
  countCrash(traced: PartVersion | undefined, why: string): PartVersion | undefined
  excludedVersions(): ExcludedVersion[]
}

interface JournalOptions {
  path: string
  /** Why the previous process ended, where it could not record that itself. */
  restartReason?: 'hang' | 'abort'
  /** Called when a version is excluded from now on. */
  onExcluded(version: ExcludedVersion): void
  now?(): number
}

/** Opens the journal of a data folder and counts how the previous process ended. */
export function openBootJournal({ path, restartReason, onExcluded, now = Date.now }: JournalOptions): BootJournal {
  let parts: Record<string, LivePart> = {}

  function change<T>(edit: (journal: Journal) => T): T {
    const journal = readJournal(path)
    const before = JSON.stringify(journal)
    const result = edit(journal)
    if (JSON.stringify(journal) !== before) writeJournal(path, journal)
    return result
  }

  function countCrash(traced: PartVersion | undefined, why: string): PartVersion | undefined {
    return change((journal) => {
      const blamed = traced ?? journal.loading ?? movedLast(journal, now())
      journal.loading = null
      if (!blamed) return undefined
      const { part, version } = blamed
      const isOld = ({ at }: { at: number }) => at < now() - CRASH_WINDOW_MS
      journal.crashes = journal.crashes.filter((crash) => !isOld(crash))
      journal.crashes.push({ part, version, at: now(), why: why.slice(0, 300) })
      const counted = journal.crashes.filter((crash) => isSame(crash, blamed))
      if (counted.length < MAX_CRASHES) return { part, version }
      journal.crashes = journal.crashes.filter((crash) => !isSame(crash, blamed))
      const sentence = `it ended this document server ${counted.length} times within 10 minutes: ${why.slice(0, 300)}`
      journal.leftOut.push({ part, version, named: journal.seen[part]?.named ?? '', at: now(), why: sentence })
      onExcluded({ part, version, why: sentence })
      return { part, version }
    })
  }

  const before = readJournal(path)
  const diedLoading = before.loading !== null && !isRunning(before.loading.pid)
  const reasons = { hang: 'it blocked the event loop', abort: 'the process was aborted, as without memory' }
  if (diedLoading || restartReason) {
    countCrash(undefined, restartReason ? reasons[restartReason] : 'the process ended while it was loaded')
  }

  const note = (loading: PartVersion | null) =>
    change((journal) => {
      journal.loading = loading && { part: loading.part, version: loading.version, pid: process.pid }
    })

  return {
    follow(live) {
      parts = live
      change((journal) => {
        for (const [part, at] of Object.entries(live)) {
          const named = namesOf(at)
          const seen = journal.seen[part]
          if (seen?.named !== named) journal.seen[part] = { named, movedAt: seen ? now() : null }
        }
        journal.leftOut = journal.leftOut.flatMap((left) => {
          const named = journal.seen[left.part]?.named ?? ''
          // The next version falls back to the one before it, which is no reason to run that again.
          const isSpare = live[left.part]?.lastKnownGood?.version === left.version
          return named === left.named || isSpare ? [{ ...left, named }] : []
        })
      })
    },
    load(version, run) {
      const out = readJournal(path).leftOut.find((left) => isSame(left, version))
      if (out && isReplaceable(version, parts, readJournal(path))) throw new Error(`It is excluded: ${out.why}.`)
      note(version)
      try {
        return run()
      } finally {
        note(null)
      }
    },
    async rehearse(version, run) {
      if (version) note(version)
      try {
        return await run()
      } finally {
        if (version) note(null)
      }
    },
    countCrash,
    excludedVersions: () => readJournal(path).leftOut.map(({ part, version, why }) => ({ part, version, why })),
  }
}

const isSame = (first: PartVersion, other: PartVersion) => first.part === other.part && first.version === other.version

const namesOf = ({ live, canary }: LivePart) => [live.version, canary?.release.version].filter(Boolean).join(' ')

/** Every part but the shell may be missing; the shell needs a fallback version that isn't excluded itself. */
function isReplaceable({ part, version }: PartVersion, parts: Record<string, LivePart>, journal: Journal): boolean {
  if (part !== 'shell') return true
  const at = parts[part]
  if (at?.live.version !== version) return at?.canary?.release.version === version
  const spare = at.lastKnownGood
  return spare !== null && !journal.leftOut.some((left) => isSame(left, { part, version: spare.version }))
}

/** Of a part with a canary that is the canary, which is named last. */
function movedLast({ seen, leftOut }: Journal, now: number): PartVersion | undefined {
  const candidates = Object.entries(seen).flatMap(([part, { named, movedAt }]) => {
    const version = named.split(' ').at(-1)
    const isOut = leftOut.some((left) => left.part === part && left.version === version)
    const isRecent = movedAt !== null && movedAt > now - RECENT_MOVE_MS
    return version && isRecent && !isOut ? [{ part, version, movedAt }] : []
  })
  return candidates.sort((first, other) => other.movedAt - first.movedAt)[0]
}

/** Whether a process still runs: servers that share a data folder must not take each other's entries for crashes. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
