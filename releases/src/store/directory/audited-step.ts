import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditDraft, AuditEntry } from '../../contract'
import { appendToAuditLog, readAuditLog, readLastEntry } from './audit-log'
import { readIfPresent, replaceFile, syncFolder } from '../../disk/durable-file'

/**
 * Binds a change to its audit entry. The entry is noted before the change and logged after it; recovery after a crash
 * checks whether the noted change happened, and logs or drops the note.
 */
export interface AuditedSteps {
  /** Completes what a crashed process left; call it first under the lock. */
  recover(): Promise<void>
  /** Makes a change with its audit entry; call it under the lock. */
  run(entry: AuditDraft, change: () => Promise<void>): Promise<AuditEntry>
  /** Logs an entry without a change; call it under the lock. */
  append(entry: AuditDraft): Promise<AuditEntry>
  /** The log, including the entry of a change that happened but isn't logged yet. */
  list(): Promise<AuditEntry[]>
  /** The last entry of that log with a revision, or null. */
  lastMove(): Promise<AuditEntry | null>
}

/** The audited steps of a store folder; `happened` checks in the store whether a noted change took effect. */
export function auditedSteps(
  folder: string,
  temporaryFolder: string,
  happened: (entry: AuditDraft) => Promise<boolean>,
): AuditedSteps {
  const log = join(folder, 'audit.jsonl')
  const note = join(folder, 'pending-audit.json')

  async function pending(): Promise<AuditDraft | null> {
    const text = await readIfPresent(note)
    if (text === null) return null
    const entry = JSON.parse(text) as AuditDraft
    return (await happened(entry)) ? entry : null
  }

  async function clear(): Promise<void> {
    await unlink(note)
    await syncFolder(folder)
  }

  async function recover(): Promise<void> {
    if ((await readIfPresent(note)) === null) return
    const entry = await pending()
    if (entry && (await readAuditLog(log)).at(-1)?.id !== entry.id) await appendToAuditLog(log, entry)
    await clear()
  }

  return {
    recover,
    async run(entry, change) {
      await replaceFile(note, JSON.stringify(entry), temporaryFolder)
      await change()
      const logged = await appendToAuditLog(log, entry)
      await clear()
      return logged
    },
    append: (entry) => appendToAuditLog(log, entry),
    async list() {
      const unlogged = await pending()
      const entries = await readAuditLog(log)
      if (!unlogged || entries.some((entry) => entry.id === unlogged.id)) return entries
      return [...entries, { seq: (entries.at(-1)?.seq ?? 0) + 1, ...unlogged }]
    },
    async lastMove() {
      const unlogged = await pending()
      const move = await readLastEntry(log, ({ revision }) => revision !== null)
      if (!unlogged || unlogged.revision === null || move?.id === unlogged.id) return move
      return { seq: (move?.seq ?? 0) + 1, ...unlogged }
    },
  }
}
