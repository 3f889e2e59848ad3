import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { buildPart } from './build/build-part'
import { servePart } from './dev/serve-part'
import { createStop } from './dev/create-stop'
import { findPart, partOfFolder, repositoryRoot, type Part } from './parts'

const program = new Command('shop-part')
  .description('Works on one part of the shop: the one given, or the one of the current folder.')
  .exitOverride()

program
  .command('dev [part]')
  .description('Serve the part with hot reload: on its own page, and as a remote for a running shell.')
  .option('--port <port>', 'port of the dev server (default: the part’s own)', Number)
  .option(
    '--api <url>',
    'the API to use',
    process.env['API_URL'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`,
  )
  .action(async (name: string | undefined, options: { port?: number; api: string }) => {
    const part = choose(name)
    const [stopApi, stop] = await Promise.all([
      ensureApi(options.api),
      servePart(part, { apiUrl: options.api, port: options.port }),
    ])
    process.stdout.write(`${part.name} is served at http://localhost:${options.port ?? part.port}/ (Ctrl-C stops it)\n`)
    const end = () => void Promise.all([stop(), stopApi()]).finally(() => process.exit(0))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
    process.once('disconnect', end)
  })

program
  .command('build [part]')
  .description('Build the part for browser, server and other hosts into its dist folder.')
  .option('--version <version>', 'version to build as (default: the package’s, with a hash of the sources)')
  .option('--shop-only', 'leave out the entry for other hosts, which takes half of the time')
  .option('--json', 'print the result as JSON')
  .action(async (name: string | undefined, options: { version?: string; shopOnly?: boolean; json?: boolean }) => {
    const built = await buildPart(choose(name), { version: options.version, hasOpenEntry: !options.shopOnly })
    process.stdout.write(
      options.json
        ? `${JSON.stringify(built)}\n`
        : `${built.part} ${built.version} ${built.rebuilt ? 'built' : 'is up to date'}: ${built.dir}\n`,
    )
  })

function choose(name: string | undefined): Part {
  return name ? findPart(name) : partOfFolder(process.cwd())
}

/** Uses the API at `url`, or starts the repository's own if available. */
async function ensureApi(url: string): Promise<() => Promise<void>> {
  const answers = () =>
    fetch(new URL('/api/health/live', url)).then(
      (response) => response.ok,
      () => false,
    )
  if (await answers()) return async () => undefined
  const main = join(repositoryRoot, 'api/src/main.ts')
  if (!existsSync(main)) {
    process.stderr.write(
      `No API answers at ${url}: pages have no data. Start a shop on this machine, or pass --api <url>.\n`,
    )
    return async () => undefined
  }
  const api = fork(main, {
    cwd: repositoryRoot,
    env: { ...process.env, API_PORT: new URL(url).port },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  process.stdout.write(`Starting the API at ${url} …\n`)
  const failed = new AbortController()
  api.once('exit', () => failed.abort())
  try {
    await once(api, 'message', { signal: AbortSignal.any([failed.signal, AbortSignal.timeout(60_000)]) })
  } catch {
    throw new Error(`The API did not start at ${url}. Start it with "npm start", or pass another one with --api.`)
  }
  return createStop(api)
}

program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
