import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { auditEntry, type AuditDraft, type AuditEntry } from '../../contract'
import { readIfPresent, syncFolder } from '../../disk/durable-file'

/** The complete lines of an audit file; a last line truncated by a crash was never acknowledged and is omitted. */
export async function readAuditLog(path: string): Promise<AuditEntry[]> {
  return completeLines(await readIfPresent(path)).map((line) => auditEntry.parse(JSON.parse(line)))
}

/** The last complete entry that fits; parses no more lines than needed. */
export async function readLastEntry(path: string, fits: (entry: AuditEntry) => boolean): Promise<AuditEntry | null> {
  const lines = completeLines(await readIfPresent(path))
  for (const line of lines.reverse()) {
    const entry = auditEntry.parse(JSON.parse(line))
    if (fits(entry)) return entry
  }
  return null
}

/** Appends an entry after the last complete line and returns it once it is on disk; call it under the lock. */
export async function appendToAuditLog(path: string, draft: AuditDraft): Promise<AuditEntry> {
  const text = await readIfPresent(path)
  const lines = completeLines(text)
  const last = lines.at(-1)
  const entry: AuditEntry = { seq: last === undefined ? 1 : auditEntry.parse(JSON.parse(last)).seq + 1, ...draft }
  const end = Buffer.byteLength(lines.map((line) => `${line}\n`).join(''))
  const handle = await open(path, 'a', 0o644)
  try {
    await handle.truncate(end)
    await handle.writeFile(`${JSON.stringify(entry)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (text === null) await syncFolder(dirname(path))
  return entry
}

function completeLines(text: string | null): string[] {
  return text === null ? [] : text.split('\n').slice(0, -1)
}
