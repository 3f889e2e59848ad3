import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '@shop/api/testing/postgres-cluster'
import { freePort } from '@shop/federation/ports'
import { readProcessMemory, memoryProbeEnvironment, type Memory } from './process-memory'
import { startService, type Service } from '../start/child-service'
import { checkoutBuilds } from '../start/shop-builds'
import { startShop } from '../start/start-shop'
import { waitUntilReady } from '../start/wait-until-ready'
import { startNginx } from './nginx'
import type { CleanupSteps } from './cleanup'

/** A shop on PostgreSQL with one document server and one API, or two of each behind nginx. */
export interface Farm {
  shop: string
  releases: string
  dataDir: string
  /** Scratch folder for measurements; removed with the farm. */
  folder: string
  databaseUrl: string
  /** Names of the document servers and APIs. */
  servers: readonly string[]
  /** Kills one of them with SIGKILL, restarts it and resolves when it is ready. */
  killAndRestart(name: string): Promise<void>
  memory(): Promise<Record<string, Memory>>
}

interface FarmOptions {
  /** Path of nginx, for two servers of each kind behind it. */
  nginx?: string
  /** The embedded database, as `npm start` uses it by default, instead of PostgreSQL. */
  embedded?: boolean
}

const root = resolve(__dirname, '../..')

/**
 * Starts a farm in a temporary folder and registers its cleanup steps, even if the start fails.
 */
export async function startFarm({ nginx, embedded }: FarmOptions, cleanup: CleanupSteps): Promise<Farm> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-soak-'))
  cleanup.push(async () => rmSync(dataDir, { recursive: true, force: true }))
  const temp = join(dataDir, 'temp')
  mkdirSync(temp, { recursive: true })
  const databaseUrl = embedded ? '' : await startDatabase(cleanup)
  const [pages, apis] = [[await freePort()], [await freePort()]]
  const front = { port: pages[0] ?? 0, api: apis[0] ?? 0 }
  if (nginx) {
    pages.push(await freePort())
    apis.push(await freePort())
    Object.assign(front, { port: await freePort(), api: await freePort() })
    const plan = { shop: { port: front.port, behind: pages }, api: { port: front.api, behind: apis } }
    cleanup.push(startNginx(nginx, { folder: temp, ...plan }))
  }
  Object.assign(process.env, memoryProbeEnvironment(temp), {
    DATABASE_URL: databaseUrl,
    SEED_DEMO_USERS: '1',
    LOG_LEVEL: 'error',
    API_URL: `http://127.0.0.1:${front.api}`,
    PUBLIC_URL: `http://localhost:${front.port}`,
    TRUSTED_PROXIES: 'loopback',
  })
  const services: Service[] = []
  cleanup.push(() => Promise.all(services.map((service) => service.stop())))
  const settings = {
    port: pages[0] ?? 0,
    apiPort: apis[0] ?? 0,
    releasesPort: await freePort(),
    operationsPort: 0,
    dataDir,
    hangTimeoutMs: 10_000,
  }
  await startShop(settings, root, checkoutBuilds({}), { progress: 'silent', onLine: logFault }, services)
  const named = new Map<string, Service>()
  for (const service of services)
    if (service.spec.name !== 'release server') named.set(`${service.spec.name} 1`, service)
  if (nginx) for (const service of [...named.values()]) await addSecond(service, { pages, apis }, named, services)
  return {
    shop: `http://127.0.0.1:${front.port}`,
    releases: `http://127.0.0.1:${settings.releasesPort}`,
    dataDir,
    folder: temp,
    databaseUrl,
    servers: [...named.keys()],
    async killAndRestart(name) {
      const { spec, pid, ended } = named.get(name) as Service
      process.kill(pid as number, 'SIGKILL')
      await ended
      named.set(name, await add(spec, services))
    },
    async memory() {
      const entries = [...named].map(
        async ([name, { pid }]) => [name, await readProcessMemory(pid as number, temp)] as const,
      )
      return Object.fromEntries(await Promise.all(entries))
    },
  }
}

async function startDatabase(cleanup: CleanupSteps): Promise<string> {
  const cluster = await startPostgres()
  cleanup.push(cluster.stop)
  return cluster.freshDatabase()
}

/** Adds a second server of a kind on its own port. */
async function addSecond(
  { spec }: Service,
  { pages, apis }: { pages: number[]; apis: number[] },
  named: Map<string, Service>,
  services: Service[],
): Promise<void> {
  const env = { ...spec.env, PORT: String(pages[1]), API_PORT: String(apis[1]) }
  named.set(`${spec.name} 2`, await add({ ...spec, env }, services))
}

async function add(spec: Service['spec'], services: Service[]): Promise<Service> {
  const service = startService(spec, (line) => logFault(spec.name, line))
  services.push(service)
  await waitUntilReady(service, 60)
  return service
}

function logFault(service: string, { text, important }: { text: string; important: boolean }): void {
  if (important) console.error(`[${service}] ${text}`)
}
