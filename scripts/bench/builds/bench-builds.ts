import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '@shop/e2e/start-shop'
import { readParts } from '@shop/federation'
import type { Workplace } from '../measurement'
import { buildInto } from './build-into'

/** Seconds of each: builds into an empty folder, and again with nothing changed; `npm start` the second time in its folder, to ready. */
export interface BuildsBench {
  /** By part, alone on the machine. */
  one: Record<string, { build: number; unchanged: number }>
  all: { build: number; unchanged: number }
  secondStart: number
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Builds each part and all of them, for real and again, and starts a shop twice. */
export async function benchBuilds(parts: string[], { tell, undo }: Workplace): Promise<BuildsBench> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-builds-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const one: BuildsBench['one'] = {}
  for (const part of parts) {
    tell(`building ${part}`)
    one[part] = await twice(join(folder, 'one'), [part])
  }
  tell('building all parts')
  const all = await twice(
    join(folder, 'all'),
    readParts().map(({ name }) => name),
  )
  tell('starting twice')
  return { one, all, secondStart: await secondStart(join(folder, 'var')) }
}

async function twice(folder: string, parts: readonly string[]): Promise<{ build: number; unchanged: number }> {
  const build = await secondsOf(() => buildInto(folder, parts))
  return { build, unchanged: await secondsOf(() => buildInto(folder, parts)) }
}

async function secondStart(dataDir: string): Promise<number> {
  const first = await startShop({ DATA_DIR: dataDir }, [])
  await first.stop()
  const began = performance.now()
  const second = await startShop({ DATA_DIR: dataDir }, [])
  const seconds = (performance.now() - began) / 1000
  await second.stop()
  return seconds
}
