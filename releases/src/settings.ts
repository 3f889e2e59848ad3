import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isErrno } from './disk/durable-file'
import { usualBudget, type Budget } from './health/budget'
import { ReleaseError } from './release-error'

const repository = resolve(__dirname, '../..')
const partList = z.array(z.object({ name: z.string(), folder: z.string() }))

/** The process's environment, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Where the registry works and what it listens on; unset means the embedded default. */
export interface Settings {
  dataDir: string
  /** `RELEASES_URL`, else the folder `releases` under the data folder. */
  storeUrl: string
  parts: { name: string; folder: string }[]
  apiVersion: string | null
  /** The document server's program that tries sample pages; null where it is not at hand. */
  sampleWorker: string | null
  /** When the release server takes versions back by itself. */
  budget: Budget
  host: string
  port: number
  /** The shop's address as visitors type it: `PUBLIC_URL`, else the document server's on this machine. */
  shopUrl: string
  /** Origin put before the paths of the discovery document; empty keeps them relative. */
  publicOrigin: string
}

/** Reads the settings, or says which one is wrong and how to mend it. */
export function loadSettings(env: Environment = process.env): Settings {
  const dataDir = resolve(repository, env.DATA_DIR || 'var')
  const port = Number(env.RELEASES_PORT || 3100)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ReleaseError('usage', `RELEASES_PORT is "${env.RELEASES_PORT}": write a port number from 0 to 65535.`)
  }
  return {
    dataDir,
    storeUrl: env.RELEASES_URL || join(dataDir, 'releases'),
    parts: loadParts(env.RELEASES_PARTS || join(repository, 'scripts/federation/parts.json')),
    apiVersion: env.RELEASES_API_VERSION || repositoryApiVersion(),
    sampleWorker: sampleWorkerFrom(env.RELEASES_SAMPLE_WORKER),
    budget: { ...usualBudget, rate: errorBudget(env.RELEASES_ERROR_BUDGET) },
    host: env.RELEASES_HOST || '127.0.0.1',
    port,
    shopUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, ''),
    publicOrigin: (env.RELEASES_PUBLIC_ORIGIN ?? '').replace(/\/+$/, ''),
  }
}

/** Unset, the one of this repository; `off` tries no sample pages. */
function sampleWorkerFrom(given: string | undefined): string | null {
  if (given === 'off') return null
  const path = given || join(repository, 'shell/server/release-set/sample-worker.ts')
  return existsSync(path) ? path : null
}

/** `RELEASES_ERROR_BUDGET` in percent of views, as `5`. */
function errorBudget(given: string | undefined): number {
  if (!given) return usualBudget.rate
  const percent = Number(given)
  if (percent > 0 && percent <= 100) return percent / 100
  throw new ReleaseError(
    'usage',
    `RELEASES_ERROR_BUDGET is "${given}": write the percentage of views that may fail, as 5. 100 takes nothing back.`,
  )
}

function loadParts(path: string): Settings['parts'] {
  try {
    const parts = partList.parse(JSON.parse(readFileSync(path, 'utf8')))
    return parts.map(({ name, folder }) => ({ name, folder: join(repository, folder) }))
  } catch (error) {
    throw new ReleaseError(
      'usage',
      isErrno(error, 'ENOENT')
        ? `There is no list of parts ${path}. Outside the shop’s repository, set RELEASES_URL to a release server, as https://releases.example.`
        : `The list of parts ${path} cannot be read: ${(error as Error).message}`,
    )
  }
}

function repositoryApiVersion(): string | null {
  try {
    const { version } = JSON.parse(readFileSync(join(repository, 'api/package.json'), 'utf8')) as { version?: unknown }
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}
