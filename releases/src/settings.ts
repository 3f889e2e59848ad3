import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isErrno } from './disk/durable-file'
import { defaultBudget, type Budget } from './health/budget'
import { ReleaseError } from './release-error'

const repository = resolve(__dirname, '../..')
const partList = z.array(z.object({ name: z.string(), folder: z.string() }))

/** The process's environment, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The registry's storage and address; unset values use the embedded default. */
export interface Settings {
  dataDir: string
  /** `RELEASES_URL`, else the folder `releases` under the data folder. */
  storeUrl: string
  parts: { name: string; folder: string }[]
  apiVersion: string | null
  /** The document server's program that renders sample pages; null if unavailable. */
  sampleWorker: string | null
  /** Budget of automatic rollbacks. */
  budget: Budget
  host: string
  port: number
  /** Public address of the shop: `PUBLIC_URL`, else this machine's document server. */
  shopUrl: string
  /** Origin put before the paths of the discovery document; empty keeps them relative. */
  publicOrigin: string
}

/** Reads the settings; throws a ReleaseError that names the invalid one and its fix. */
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
    budget: { ...defaultBudget, rate: errorBudget(env.RELEASES_ERROR_BUDGET) },
    host: env.RELEASES_HOST || '127.0.0.1',
    port,
    shopUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, ''),
    publicOrigin: (env.RELEASES_PUBLIC_ORIGIN ?? '').replace(/\/+$/, ''),
  }
}

/** Defaults to this repository's worker; `off` renders no sample pages. */
function sampleWorkerFrom(given: string | undefined): string | null {
  if (given === 'off') return null
  const path = given || join(repository, 'shell/server/release-set/sample-worker.ts')
  return existsSync(path) ? path : null
}

/** `RELEASES_ERROR_BUDGET` in percent of views, as `5`. */
function errorBudget(given: string | undefined): number {
  if (!given) return defaultBudget.rate
  const percent = Number(given)
  if (percent > 0 && percent <= 100) return percent / 100
  throw new ReleaseError(
    'usage',
    `RELEASES_ERROR_BUDGET is "${given}": write the percentage of views that may fail, as 5. 100 disables automatic rollbacks.`,
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
