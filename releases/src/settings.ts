import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { partContract } from '@shop/shared-api/contract'
import { readPartList } from '@shop/shared-api/part-list'
import { findChromium } from './gate/browser/find-chromium'
import { defaultPageBudget, type PageBudget } from './gate/browser/page-budget'
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
  /** Entry of the program of confined renderers; null if unavailable. */
  rendererProgram: string | null
  /** Executable of the browser that opens sample pages; null if none is installed. */
  chromium: string | null
  /** Address of the API for sample pages, without `/api`. */
  apiUrl: string
  /** What a page may transfer. */
  pageBudget: PageBudget
  /** Budget of automatic rollbacks. */
  budget: Budget
  /** Name of this registry's environment in trust rules: `RELEASES_ENVIRONMENT`, else `production`. */
  environment: string
  host: string
  port: number
  /** Public address of the shop: `PUBLIC_URL`, else this machine's document server. */
  shopUrl: string
  /** Addresses or ranges of proxies in front of the release server: `TRUSTED_PROXIES`. */
  trustedProxies: string | undefined
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
    parts: loadParts(env.RELEASES_PARTS),
    apiVersion: env.RELEASES_API_VERSION || repositoryApiVersion(),
    rendererProgram: rendererProgramFrom(env.RELEASES_RENDERER),
    chromium: findChromium(env),
    apiUrl: env.API_URL || `http://127.0.0.1:${env.API_PORT || 4000}`,
    pageBudget: {
      documentKilobytes: kilobytes(env, 'RELEASES_DOCUMENT_BUDGET_KB', defaultPageBudget.documentKilobytes),
      scriptKilobytes: kilobytes(env, 'RELEASES_SCRIPT_BUDGET_KB', defaultPageBudget.scriptKilobytes),
    },
    budget: { ...defaultBudget, rate: errorBudget(env.RELEASES_ERROR_BUDGET) },
    environment: env.RELEASES_ENVIRONMENT || 'production',
    host: env.RELEASES_HOST || '127.0.0.1',
    port,
    shopUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, ''),
    trustedProxies: proxies(env.TRUSTED_PROXIES),
  }
}

/** Defaults to this repository's program; `off` inspects no sample pages. */
function rendererProgramFrom(given: string | undefined): string | null {
  if (given === 'off') return null
  const path = given || join(repository, 'shell/server/renderer/main.ts')
  return existsSync(path) ? path : null
}

/** A page budget in kB. */
function kilobytes(env: Environment, name: string, byDefault: number): number {
  const given = env[name]
  if (!given) return byDefault
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given)
  throw new ReleaseError('usage', `${name} is "${given}": write the kilobytes that a page may transfer, as 300.`)
}

/** `TRUSTED_PROXIES`, as API and document server read it. */
function proxies(given: string | undefined): string | undefined {
  if (!given) return undefined
  if (/^[\w.:/, ]+$/.test(given)) return given
  throw new ReleaseError(
    'usage',
    `TRUSTED_PROXIES is "${given}": write addresses or ranges separated by commas, as 10.0.0.0/8.`,
  )
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

/** Those in the file `list`, else the repository's own. */
function loadParts(list: string | undefined): Settings['parts'] {
  try {
    const parts = list ? partList.parse(JSON.parse(readFileSync(list, 'utf8'))) : readPartList(repository)
    return parts.map(({ name, folder }) => ({ name, folder: resolve(repository, folder) }))
  } catch (error) {
    const source = list ? `the file ${list}` : `the workspaces of ${repository}`
    throw new ReleaseError(
      'usage',
      isErrno(error, 'ENOENT')
        ? `There is no list of parts in ${source}. Outside the shop’s repository, set RELEASES_URL to a release server, as https://releases.example.`
        : `The list of parts in ${source} cannot be read: ${(error as Error).message}`,
    )
  }
}

/** Prefixes in the contracts of the parts in the list; parts in a folder elsewhere have none yet. */
export function contractPrefixes(parts: Settings['parts']): Record<string, string[]> {
  const found = parts.flatMap(({ name, folder }) => {
    const file = join(folder, 'release.contract.ts')
    if (!existsSync(file)) return []
    const { contract } = createRequire(file)(file) as { contract: unknown }
    return [[name, partContract.parse(contract).prefixes] as const]
  })
  return Object.fromEntries(found)
}

function repositoryApiVersion(): string | null {
  try {
    const { version } = JSON.parse(readFileSync(join(repository, 'api/package.json'), 'utf8')) as { version?: unknown }
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}
