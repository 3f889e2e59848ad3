import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '@shop/e2e/start-shop'
import { readParts } from '@shop/federation'
import type { MeasurementContext } from '../measurement'
import { buildInto } from './build-into'

/**
 * Seconds of builds into an empty folder and again without changes, and of a second `npm start` in the same folder
 * until ready.
 */
export interface BuildsBench {
  /** By part, one at a time. */
  perPart: Record<string, { build: number; unchanged: number }>
  all: { build: number; unchanged: number }
  secondStart: number
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Measures clean and unchanged builds of single parts and of all parts, and a second start. */
export async function benchBuilds(parts: string[], { log, cleanup }: MeasurementContext): Promise<BuildsBench> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-builds-'))
  cleanup.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const perPart: BuildsBench['perPart'] = {}
  for (const part of parts) {
    log(`building ${part}`)
    perPart[part] = await twice(join(folder, 'one'), [part])
  }
  log('building all parts')
  const all = await twice(
    join(folder, 'all'),
    readParts().map(({ name }) => name),
  )
  log('starting twice')
  return { perPart, all, secondStart: await secondStart(join(folder, 'var')) }
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
