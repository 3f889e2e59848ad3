import { randomBytes } from 'node:crypto'
import { appendFile, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { healthReport, type HealthReport } from '../../contract'
import { createFileOnce, createFolder, isErrno } from '../../disk/durable-file'
import type { ReleaseStore } from '../release-store'

const keptHours = 24

/**
 * Health reports in one file an hour, a line each; files older than a day go as new ones come. A line that a full disk
 * cut off is left out.
 */
export function healthLog(folder: string): Pick<ReleaseStore, 'reportHealth' | 'readHealth' | 'readHealthKey'> {
  const home = join(folder, '.health')
  let written = ''

  const nameOf = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}.jsonl`

  async function removeOld(now: number): Promise<void> {
    const oldest = nameOf(now - keptHours * 3_600_000)
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

/** The whole lines of a file from a byte on, and the byte behind them; null when there is no such file. */
async function linesAfter(path: string, start: number): Promise<{ lines: string[]; end: number } | null> {
  const file = await open(path).catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  })
  if (!file) return null
  try {
    const { size } = await file.stat()
    // A file that was cut is gone on with from its new end: what is left of it was handed out before.
    if (size <= start) return { lines: [], end: size }
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
    const whole = buffer.subarray(0, buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1)
    return { lines: whole.toString('utf8').split('\n').filter(Boolean), end: start + whole.length }
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
