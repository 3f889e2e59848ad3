import { appendFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { healthReport, type HealthReport } from '../../contract'
import { createFolder, readIfPresent } from '../../disk/durable-file'
import type { ReleaseStore } from '../release-store'

const keptHours = 24

/**
 * Health reports in one file an hour, a line each; files older than a day go as new ones come. A line that a full disk
 * cut off is left out.
 */
export function healthLog(folder: string): Pick<ReleaseStore, 'reportHealth' | 'readHealth'> {
  const home = join(folder, '.health')
  let written = ''

  const nameOf = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}.jsonl`

  async function removeOld(now: number): Promise<void> {
    const oldest = nameOf(now - keptHours * 3_600_000)
    for (const name of await readdir(home)) if (name < oldest) await rm(join(home, name), { force: true })
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
    async readHealth(cursor) {
      const now = Date.now()
      const [from = nameOf(now - 3_600_000), start = '0'] = cursor?.split(' ') ?? []
      const names = [...new Set([from, nameOf(now - 3_600_000), nameOf(now)])].filter((name) => name >= from).sort()
      const reports: HealthReport[] = []
      let next = cursor ?? `${from} 0`
      for (const name of names) {
        const text = await readIfPresent(join(home, name))
        if (text === null) continue
        const bytes = Buffer.from(text)
        const end = bytes.lastIndexOf('\n') + 1
        const begin = name === from ? Number(start) : 0
        const lines = bytes.subarray(begin, end).toString('utf8').split('\n').filter(Boolean)
        reports.push(...lines.flatMap(readable))
        next = `${name} ${end}`
      }
      return { reports, cursor: next }
    },
  }
}

function readable(line: string): HealthReport[] {
  try {
    return [healthReport.parse(JSON.parse(line))]
  } catch {
    return []
  }
}
