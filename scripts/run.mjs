import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install/ensure-installed.mjs'
import { nodeVersionProblem } from './install/node-version.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where each `npm run <name>` lives. */
const entries = {
  build: 'scripts/build.ts',
  dev: 'scripts/dev.ts',
  verify: 'scripts/verify.ts',
  bench: 'scripts/bench.ts',
  screenshots: 'scripts/screenshots.ts',
  soak: 'scripts/soak.ts',
  'new-remote': 'scripts/new-remote.ts',
  changeset: 'scripts/changeset.ts',
  gallery: 'scripts/gallery.ts',
  'docs:api': 'scripts/api-reference.ts',
  release: 'releases/src/cli/main.ts',
  admin: 'api/src/cli/admin.ts',
}

const [name, ...rest] = process.argv.slice(2)
const entry = Object.hasOwn(entries, name ?? '') ? entries[name] : undefined
const problem = entry
  ? nodeVersionProblem(process.versions.node)
  : `There is no script "${name ?? ''}". The scripts are: ${Object.keys(entries).join(', ')}.`

if (problem) {
  console.error(problem)
  process.exitCode = entry ? 1 : 2
} else {
  try {
    await ensureInstalled(root, console.error)
    process.exitCode = await runEntry(join(root, entry), rest)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Runs a TypeScript file as this process would; the terminal's Ctrl-C reaches it directly, other signals are passed on. */
function runEntry(file, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, stdio: 'inherit' })
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
