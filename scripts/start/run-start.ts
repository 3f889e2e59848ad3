import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import picocolors from 'picocolors'
import { claimPort } from '@shop/federation/ports'
import { restrictPermissions } from '@shop/shared-api/data-folder'
import { productionProblems } from '@shop/shared-api/production'
import { startService, type Service } from './child-service'
import { fullDiskProblem, lockDataFolder, ensureWritable } from './data-folder'
import { readSettings, type ShopSettings } from './settings'
import { startShop, type Shop, type StartReport } from './start-shop'
import { checkoutBuilds } from './shop-builds'
import { stopSignal } from './stop-signal'
import { defaultRestartPolicy } from './restart-delay'
import { supervise } from './supervise'

type Values = Record<string, string | boolean | undefined>

/**
 * Starts the shop, prints its addresses, and runs it until Ctrl-C. Exited programs are restarted. Returns the exit
 * code. Its parts are those of this checkout unless `builds` has others.
 */
export async function runStart(
  root: string,
  values: Values,
  builds = checkoutBuilds({ hasOpenEntry: Boolean(values['open-entries']) }),
): Promise<number> {
  const problems = productionProblems(process.env)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const requested = readSettings(process.env, root)
  const settings = values.fresh ? freshSettings(requested) : requested
  ensureWritable(settings.dataDir)
  restrictPermissions(settings.dataDir)
  const unlock = await lockDataFolder(settings.dataDir)
  const services: Service[] = []
  const signal = stopSignal()
  const stopping = new AbortController()
  try {
    const claimed = await claimPorts(settings)
    const log = serviceLog(values)
    const shop = await Promise.race([startShop(claimed, root, builds, log.report, services), signal])
    if (!shop) return 0
    printAddresses(claimed, shop, values)
    log.open()
    supervise(services, {
      policy: defaultRestartPolicy,
      start: (spec) => startService(spec, (line) => log.report.onLine(spec.name, line)),
      log: (line) => log.write([line, fullDiskProblem(settings.dataDir)].filter(Boolean).join('\n')),
      signal: stopping.signal,
    })
    await signal
    return 0
  } catch (error) {
    const full = fullDiskProblem(settings.dataDir)
    throw full ? Object.assign(new Error(full), { details: (error as Error).message }) : error
  } finally {
    stopping.abort()
    if (!values.json && services.length > 0) console.log('Stopping…')
    await Promise.all(services.map((service) => service.stop()))
    unlock()
    if (values.fresh) rmSync(settings.dataDir, { recursive: true, force: true })
    setImmediate(() => process.exit())
  }
}

function freshSettings(settings: ShopSettings): ShopSettings {
  delete process.env.DATABASE_URL
  delete process.env.RELEASES_URL
  return { ...settings, dataDir: mkdtempSync(join(tmpdir(), 'shop-')) }
}

async function claimPorts(settings: ShopSettings): Promise<ShopSettings> {
  return {
    ...settings,
    port: await claimPort(settings.port, 'PORT=<port>'),
    apiPort: await claimPort(settings.apiPort, 'API_PORT=<port>'),
    releasesPort: await claimPort(settings.releasesPort, 'RELEASES_PORT=<port>'),
    operationsPort: await claimPort(settings.operationsPort, 'OPERATIONS_PORT=<port>'),
  }
}

/** Log lines of the services: buffered while the progress is displayed, then printed as they arrive. */
function serviceLog(values: Values): { report: StartReport; open: () => void; write: (line: string) => void } {
  const write = values.json ? console.error : console.log
  const held: string[] = []
  let isOpen = Boolean(values.verbose)
  const onLine: StartReport['onLine'] = (service, { text, important }) => {
    if (!important && !values.verbose) return
    const line = `${picocolors.dim(`[${service}]`)} ${text}`
    if (isOpen) write(line)
    else held.push(line)
  }
  const open = () => {
    isOpen = true
    held.splice(0).forEach((line) => write(line))
  }
  const progress = values.json ? 'silent' : process.stdout.isTTY ? 'default' : 'simple'
  return { report: { progress, onLine }, open, write }
}

function printAddresses(
  { port, apiPort, releasesPort, operationsPort, dataDir }: ShopSettings,
  { revision, differing, setupToken }: Shop,
  values: Values,
): void {
  const address = (portNumber: number) => `http://localhost:${portNumber}`
  const operations = process.env.OPERATIONS_URL || address(operationsPort)
  // In the fragment, which is neither sent to servers nor logged.
  const setup = setupToken && `${operations}/operations/setup#${setupToken}`
  if (values.json) {
    const addresses = {
      shop: address(port),
      operations: address(operationsPort),
      api: address(apiPort),
      releases: address(releasesPort),
    }
    console.log(JSON.stringify({ ...addresses, setup, dataDir, revision, pid: process.pid }))
    return
  }
  for (const { part, live, built, by } of differing)
    console.log(`${part} stays at ${live}, as set by ${by}; this checkout's ${built} is published.`)
  if (differing.length > 0)
    console.log(`  npm run release -- promote ${differing.map(({ part, built }) => `${part}@${built}`).join(' ')}`)
  console.log(`\n  Shop        ${picocolors.bold(address(port))}`)
  console.log(`  Operations  ${address(operationsPort)}/operations`)
  if (setup) console.log(`  Set up      ${setup}`)
  console.log(`  API         ${address(apiPort)}/api/docs`)
  console.log(`  Releases    ${address(releasesPort)}`)
  console.log(`  Data        ${dataDir}\n\n  Ctrl-C stops everything.\n`)
}
