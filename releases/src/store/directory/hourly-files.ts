import { appendFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder, readIfPresent, replaceFile } from '../../disk/durable-file'
import { withStoreLock } from './store-lock'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface HourlyOptions<T> {
  retentionDays: number
  /** Throws for a value of another shape. */
  parse(value: unknown): T
  /** Merges what belongs together. */
  sum(items: readonly T[]): T[]
}

/** Counts in one file per hour. */
export interface HourlyFiles<T> {
  /** Adds items, each of the hour that it is created for. */
  append(create: (hour: string, now: Date) => T[]): Promise<void>
  /** Merged items from the hour of this time (ISO) on. */
  since(time: string): Promise<T[]>
}

/**
 * Batches are appended; the first write of an hour sums up each file that nothing is appended to any more, and removes
 * the old ones. A truncated line is ignored.
 */
export function hourlyFiles<T>(home: string, { retentionDays, parse, sum }: HourlyOptions<T>): HourlyFiles<T> {
  let written = ''

  async function tidy(now: number): Promise<void> {
    await createFolder(home)
    await withStoreLock(home, async () => {
      const names = (await readdir(home)).filter((name) => name.endsWith('.jsonl'))
      const oldest = nameOf(now - retentionDays * DAY_MS)
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
    const summed = linesOf(sum(parseLines(text)))
    if (summed !== text) await replaceFile(path, summed, home)
  }

  const parseLines = (text: string): T[] =>
    text.split('\n').flatMap((line) => {
      try {
        return line ? [parse(JSON.parse(line))] : []
      } catch {
        return []
      }
    })

  return {
    async append(create) {
      const now = Date.now()
      const name = nameOf(now)
      if (written !== name) {
        await tidy(now)
        written = name
      }
      const hour = new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString()
      await appendFile(join(home, name), linesOf(create(hour, new Date(now))))
    },
    async since(time) {
      const oldest = nameOf(Date.parse(time))
      const names = await readdir(home).catch(() => [])
      const texts = names
        .filter((name) => name.endsWith('.jsonl') && name >= oldest)
        .map(async (name) => parseLines((await readIfPresent(join(home, name))) ?? ''))
      return sum((await Promise.all(texts)).flat())
    },
  }
}

const nameOf = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}.jsonl`

const linesOf = (items: readonly unknown[]): string => items.map((item) => `${JSON.stringify(item)}\n`).join('')
