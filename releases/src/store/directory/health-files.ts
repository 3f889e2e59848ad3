import { randomBytes } from 'node:crypto'
import { appendFile, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { healthReport, type HealthReport } from '../../contract'
import { createFileOnce, createFolder, isErrno } from '../../disk/durable-file'
import type { ReleaseStore } from '../release-store'

const RETENTION_HOURS = 24

/**
 * Health reports in one file per hour, one per line; writes remove files older than a day. A truncated line is
 * ignored.
 */
export function healthFiles(folder: string): Pick<ReleaseStore, 'reportHealth' | 'readHealth' | 'readHealthKey'> {
  const home = join(folder, '.health')
  let written = ''

  const nameOf = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}.jsonl`

  async function removeOld(now: number): Promise<void> {
    const oldest = nameOf(now - RETENTION_HOURS * 3_600_000)
    for (const name of await readdir(home))
      if (name.endsWith('.jsonl') && name < oldest) await rm(join(home, name), { force: true })
  }

  return {
    async reportHealth(report) {
      const now = Date.now()
      const name = nameOf(now)
      if (written !== name) {
        await createFolder(home)
        await removeOld(now)
        written = name
      }
      await appendFile(join(home, name), `${JSON.stringify(report)}\n`)
    },
    async readHealthKey() {
      await createFolder(home)
      const path = join(home, 'key')
      const read = () => readFile(path, 'utf8')
      const text = await read().catch(async (error: unknown) => {
        if (!isErrno(error, 'ENOENT')) throw error
        await createFileOnce(path, randomBytes(32).toString('hex'), 0o600)
        return read()
      })
      return Buffer.from(text, 'hex')
    },
    async readHealth(cursor) {
      const now = Date.now()
      const [from = nameOf(now - 3_600_000), start = '0'] = cursor?.split(' ') ?? []
      const names = [...new Set([from, nameOf(now - 3_600_000), nameOf(now)])].filter((name) => name >= from).sort()
      const reports: HealthReport[] = []
      let next = cursor ?? `${from} 0`
      for (const name of names) {
        const read = await linesAfter(join(home, name), name === from ? Number(start) : 0)
        if (!read) continue
        reports.push(...read.lines.flatMap(readable))
        next = `${name} ${read.end}`
      }
      return { reports, cursor: next }
    },
  }
}

/** The complete lines of a file from a byte offset, and the next offset; null without a file. */
async function linesAfter(path: string, start: number): Promise<{ lines: string[]; end: number } | null> {
  const file = await open(path).catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  })
  if (!file) return null
  try {
    const { size } = await file.stat()
    // A truncated file continues from its new end: its content was read before.
    if (size <= start) return { lines: [], end: size }
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
    const complete = buffer.subarray(0, buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1)
    return { lines: complete.toString('utf8').split('\n').filter(Boolean), end: start + complete.length }
  } finally {
    await file.close()
  }
}

function readable(line: string): HealthReport[] {
  try {
    return [healthReport.parse(JSON.parse(line))]
  } catch {
    return []
  }
}
