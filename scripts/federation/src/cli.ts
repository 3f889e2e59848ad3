import { spawn } from 'node:child_process'
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
    const stopApi = await ensureApi(options.api)
    const stop = await servePart(part, { apiUrl: options.api, port: options.port })
    process.stdout.write(`${part.name} is served at http://localhost:${options.port ?? part.port}/ (Ctrl-C stops it)\n`)
    const end = () => void Promise.all([stop(), stopApi()]).finally(() => process.exit(0))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
    process.once('disconnect', end)
  })

program
  .command('build [part]')
  .description('Build the part for browser and server into its dist folder.')
  .option('--version <version>', 'version to build as (default: the package’s, with a hash of the sources)')
  .option('--json', 'print the result as JSON')
  .action(async (name: string | undefined, options: { version?: string; json?: boolean }) => {
    const built = await buildPart(choose(name), { version: options.version })
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
  const api = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: repositoryRoot,
    env: { ...process.env, API_PORT: new URL(url).port },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = createStop(api)
  process.stdout.write(`Starting the API at ${url} …\n`)
  for (let waited = 0; !(await answers()); waited += 1) {
    if (api.exitCode !== null || api.signalCode !== null || waited > 300)
      throw new Error(`The API did not start at ${url}. Start it with "npm start", or pass another one with --api.`)
    await new Promise((next) => setTimeout(next, 200))
  }
  return stop
}

program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
