import { readFileSync } from 'node:fs'
import { isSameVersion, replaceFileSync, type LivePart, type PartVersion } from '@shop/releases'
import { z } from 'zod'

const journal = z.object({
  /** Part → versions that the pointer names, as text. */
  named: z.record(z.string(), z.string()),
  excluded: z.array(
    z.object({ part: z.string(), version: z.string(), named: z.string(), at: z.int(), why: z.string() }),
  ),
})
type Journal = z.infer<typeof journal>

const MAX_REASON_CHARACTERS = 300

/** A version that this document server no longer runs. */
export interface ExcludedVersion extends PartVersion {
  why: string
}

/** The versions that ended a renderer of this document server, which it doesn't run again, across restarts. */
export interface ExcludedVersions {
  /** Records what the pointer names. A version that the pointer moves to again is tried again. */
  follow(parts: Record<string, LivePart>): void
  /** Excludes a version; false when it was excluded before. */
  add(version: PartVersion, why: string): boolean
  /** Why a version is excluded; undefined when it isn't. */
  reason(version: PartVersion): string | undefined
  list(): ExcludedVersion[]
}

/** Opens the list of a data folder, or one in memory without a path. */
export function openExcludedVersions(path?: string): ExcludedVersions {
  let content = path === undefined ? empty : readJournal(path)

  function change(next: Journal): void {
    if (JSON.stringify(next) === JSON.stringify(content)) return
    content = next
    if (path !== undefined) replaceFileSync(path, JSON.stringify(next))
  }

  const find = (version: PartVersion) => content.excluded.find((excluded) => isSameVersion(excluded, version))

  return {
    follow(live) {
      const named = Object.fromEntries(Object.entries(live).map(([part, at]) => [part, namesOf(at)]))
      const excluded = content.excluded.flatMap((entry) => {
        const now = named[entry.part] ?? ''
        // The next version falls back to the previous one, which is no reason to run that again.
        const isSpare = live[entry.part]?.lastKnownGood?.version === entry.version
        return now === entry.named || isSpare ? [{ ...entry, named: now }] : []
      })
      change({ named, excluded })
    },
    add({ part, version }, why) {
      if (find({ part, version })) return false
      const entry = { part, version, named: content.named[part] ?? '', at: Date.now() }
      change({ ...content, excluded: [...content.excluded, { ...entry, why: why.slice(0, MAX_REASON_CHARACTERS) }] })
      return true
    },
    reason: (version) => find(version)?.why,
    list: () => content.excluded.map(({ part, version, why }) => ({ part, version, why })),
  }
}

const empty: Journal = { named: {}, excluded: [] }

const namesOf = ({ live, canary }: LivePart) => [live.version, canary?.release.version].filter(Boolean).join(' ')

/** A missing or damaged list counts as empty. */
function readJournal(path: string): Journal {
  try {
    return journal.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return empty
  }
}
