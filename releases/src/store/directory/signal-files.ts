import { appendFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { signalRollup, type SignalRollup } from '../../contract/signals'
import { createFolder, readIfPresent, replaceFile } from '../../disk/durable-file'
import { sumRollups } from '../../signals/sum-rollups'
import { SIGNAL_RETENTION_DAYS, type ReleaseStore } from '../release-store'
import { withStoreLock } from './store-lock'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Signals in one file per hour. Batches are appended; the first write of an hour sums up each file that nothing is
 * appended to any more, and removes the old ones. A truncated line is ignored.
 */
export function signalFiles(folder: string): Pick<ReleaseStore, 'reportSignals' | 'readSignals'> {
  const home = join(folder, '.signals')
  let written = ''

  async function tidy(now: number): Promise<void> {
    await createFolder(home)
    await withStoreLock(home, async () => {
      const names = (await readdir(home)).filter((name) => name.endsWith('.jsonl'))
      const oldest = nameOf(now - SIGNAL_RETENTION_DAYS * DAY_MS)
      // The previous hour's file may still get a late batch of another process.
      const settled = nameOf(now - HOUR_MS)
      for (const name of names) {
        const path = join(home, name)
        if (name < oldest) await rm(path, { force: true })
        else if (name < settled) await sumFile(path)
      }
    })
  }

  async function sumFile(path: string): Promise<void> {
    const text = (await readIfPresent(path)) ?? ''
    const rollups = parse(text)
    const summed = linesOf(sumRollups(rollups))
    if (summed !== text) await replaceFile(path, summed, home)
  }

  return {
    async reportSignals({ versions }) {
      const now = Date.now()
      const name = nameOf(now)
      if (written !== name) {
        await tidy(now)
        written = name
      }
      const hour = new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString()
      await appendFile(join(home, name), linesOf(versions.map((version) => ({ hour, ...version }))))
    },
    async readSignals(since) {
      const oldest = nameOf(Date.parse(since))
      const names = await readdir(home).catch(() => [])
      const texts = names
        .filter((name) => name.endsWith('.jsonl') && name >= oldest)
        .map(async (name) => parse((await readIfPresent(join(home, name))) ?? ''))
      return sumRollups((await Promise.all(texts)).flat())
    },
  }
}

const nameOf = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}.jsonl`

const linesOf = (rollups: readonly SignalRollup[]): string =>
  rollups.map((rollup) => `${JSON.stringify(rollup)}\n`).join('')

function parse(text: string): SignalRollup[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [signalRollup.parse(JSON.parse(line))] : []
    } catch {
      return []
    }
  })
}
