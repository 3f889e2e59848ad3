import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install/ensure-installed.mjs'
import { nodeVersionProblem } from './install/node-version.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Entry file of each `npm run <name>`. */
const entries = {
  build: 'scripts/build.ts',
  dev: 'scripts/dev.ts',
  verify: 'scripts/verify.ts',
  bench: 'scripts/bench.ts',
  screenshots: 'scripts/screenshots.ts',
  soak: 'scripts/soak.ts',
  'new-remote': 'scripts/new-remote.ts',
  packages: 'scripts/packages.ts',
  changeset: 'scripts/changeset.ts',
  gallery: 'scripts/gallery.ts',
  'mail-preview': 'scripts/mail-preview.ts',
  'docs:api': 'scripts/api-reference.ts',
  release: 'releases/src/cli/main.ts',
  admin: 'api/src/cli/admin.ts',
}

/** These need test runners, linters or browsers; the others only need what `npm start` installs. */
const needDevelopmentPackages = new Set([
  'verify',
  'bench',
  'screenshots',
  'soak',
  'packages',
  'changeset',
  'gallery',
  'docs:api',
])

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
    await ensureInstalled(root, console.error, { omitDev: !needDevelopmentPackages.has(name) })
    process.exitCode = await runEntry(join(root, entry), rest)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Runs a TypeScript file in a child process; the terminal sends Ctrl-C to it directly, other signals are forwarded. */
function runEntry(file, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, stdio: 'inherit' })
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
