import { join, resolve } from 'node:path'
import { readParts } from '@shop/federation'
import picocolors from 'picocolors'
import { claimPort } from '@shop/federation/ports'
import { resolvePartNames } from './build/resolve-part-names'
import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'
import { startService, type Service, type ServiceSpec } from './start/child-service'
import { lockDataFolder, ensureWritable } from './start/data-folder'
import { serviceSpecs } from './start/services'
import { readSettings } from './start/settings'
import { stopSignal } from './start/stop-signal'
import { failureAtEnd, waitUntilReady } from './start/wait-until-ready'

const command: Command = {
  call: 'npm run dev --',
  about: 'Runs every part on its dev server with hot reload, together with the API and the release server.',
  options: { quiet: { type: 'boolean', help: 'show warnings and errors only' } },
  args: { text: '[part…]', max: Infinity },
  notes: [
    'Pass part names to run only their dev servers. The shell uses the port of `npm start`; each remote is',
    'also on its own port, standalone in a small frame. API, data folder and ports follow the settings of `npm start`.',
  ],
}

const colors = ['cyan', 'magenta', 'yellow', 'green', 'blue', 'red', 'gray'] as const
const nameWidth = 'release server'.length
const root = resolve(__dirname, '..')

function devServer(name: string, apiPort: number): ServiceSpec {
  return {
    name,
    entry: join(root, 'scripts/federation/bin/shop-part.mjs'),
    args: ['dev', name],
    env: { API_PORT: String(apiPort), NODE_ENV: 'development' },
  }
}

async function run(specs: ServiceSpec[], services: Service[], quiet: boolean): Promise<void> {
  const started = specs.map((spec, index) => {
    const color = colors[(services.length + index) % colors.length] ?? 'gray'
    const prefix = picocolors[color](spec.name.padEnd(nameWidth))
    const onLine: Parameters<typeof startService>[1] = ({ text, important }) => {
      if (important || !quiet) console.log(`${prefix} ${text}`)
    }
    return startService(spec, onLine)
  })
  services.push(...started)
  await Promise.all(started.map((service) => waitUntilReady(service, 170)))
}

/** On its dev server, the console is an origin of its own, too. */
const consoleAddress = () => `http://localhost:${readParts().find(({ name }) => name === 'operations')?.port}`

void runCommand(command, process.argv.slice(2), async (values, names) => {
  const settings = readSettings(process.env, root)
  const wanted = resolvePartNames(names)
  const parts = readParts().filter(({ name }) => wanted.includes(name))
  ensureWritable(settings.dataDir)
  const unlock = await lockDataFolder(settings.dataDir)
  const services: Service[] = []
  const stopped = stopSignal()
  try {
    await claimPort(settings.apiPort, 'API_PORT=<port>')
    await claimPort(settings.releasesPort, 'RELEASES_PORT=<port>')
    const { api, releases } = serviceSpecs(settings, root)
    const watched = {
      ...api,
      env: { ...api.env, OPERATIONS_URL: consoleAddress() },
      nodeArgs: ['--watch', '--watch-preserve-output'],
    }
    const quiet = Boolean(values.quiet)
    const devServers = parts.map(({ name }) => devServer(name, settings.apiPort))
    const ready = run([watched, releases], services, quiet)
      .then(() => run(devServers, services, quiet))
      .then(() => true)
    if (!(await Promise.race([ready, stopped]))) return
    console.log('')
    for (const { name, port } of parts) console.log(`  ${name.padEnd(14)} http://localhost:${port}`)
    console.log(`  ${'API'.padEnd(14)} http://localhost:${settings.apiPort}/api/docs\n\n  Ctrl-C stops everything.\n`)
    const broken = await Promise.race([stopped, ...services.map(failureAtEnd)])
    if (broken) throw broken
  } finally {
    await Promise.all(services.map((service) => service.stop()))
    unlock()
    setImmediate(() => process.exit())
  }
})
