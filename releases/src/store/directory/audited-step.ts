import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditDraft, AuditEntry } from '../../contract'
import { appendToAuditLog, readAuditLog } from './audit-log'
import { readIfPresent, replaceFile, syncFolder } from '../../disk/durable-file'

/**
 * Binds a change to its audit entry. The entry is noted before the change and logged after it; whoever
 * comes after a crash looks whether the noted change happened, and logs or drops the note.
 */
export interface AuditedSteps {
  /** Finishes what a crashed process left; call it first under the lock. */
  recover(): Promise<void>
  /** Makes a change together with its entry; call it under the lock. */
  run(entry: AuditDraft, change: () => Promise<void>): Promise<AuditEntry>
  /** Logs something that changed nothing; call it under the lock. */
  append(entry: AuditDraft): Promise<AuditEntry>
  /** The log, with the entry of a change that happened and is not logged yet. */
  list(): Promise<AuditEntry[]>
}

/** The audited steps of one store folder; `happened` tells from the store itself whether a noted change took effect. */
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
      const late = await pending()
      const entries = await readAuditLog(log)
      if (!late || entries.some((entry) => entry.id === late.id)) return entries
      return [...entries, { seq: (entries.at(-1)?.seq ?? 0) + 1, ...late }]
    },
  }
}
