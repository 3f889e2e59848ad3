import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const version = { part: z.string(), version: z.string() }

const journal = z.object({
  /** What runs for the first time in the process that wrote this. */
  loading: z.object({ ...version, pid: z.int() }).nullable(),
  /** For each part what the pointer named last, and since when; null when that was so from the first start on. */
  seen: z.record(z.string(), z.object({ named: z.string(), movedAt: z.int().nullable() })),
  crashes: z.array(z.object({ ...version, at: z.int(), why: z.string() })),
  leftOut: z.array(z.object({ ...version, named: z.string(), at: z.int(), why: z.string() })),
})

/** What a document server records about its previous processes; times as in `Date.now()`. */
export type Journal = z.infer<typeof journal>

/** Reads a journal; a missing or damaged one counts as empty. */
export function readJournal(path: string): Journal {
  try {
    return journal.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { loading: null, seen: {}, crashes: [], leftOut: [] }
  }
}

/**
 * Replaces a journal atomically. It survives a crash of this process at any moment; a power cut isn't a part's fault,
 * so there is no fsync.
 */
export function writeJournal(path: string, content: Journal): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, JSON.stringify(content))
  renameSync(temporary, path)
}
