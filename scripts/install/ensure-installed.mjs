import { spawn } from 'node:child_process'
import { hasDevPackages, missingPackages } from './missing-packages.mjs'

const PROGRESS_INTERVAL_MS = 15_000

/**
 * Runs `npm ci` if node_modules differs from the lock file, and reports progress. With `omitDev`, a checkout without
 * development packages is installed without them, in less than half the time. Throws if npm fails.
 */
export async function ensureInstalled(root, log, { omitDev = false } = {}) {
  const missing = missingPackages(root, { omitDev })
  if (missing.length === 0) return
  const args = omitDev && !hasDevPackages(root) ? ['ci', '--omit=dev'] : ['ci']
  log(`Installing packages (${missing.length} are missing or in another version): npm ${args.join(' ')}`)
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const progress = setInterval(() => log(`  still installing, ${seconds()} s so far`), PROGRESS_INTERVAL_MS)
  const { code, output } = await runNpm([...args, '--no-audit', '--no-fund', '--loglevel=error'], root)
  clearInterval(progress)
  if (code === 0) return log(`Packages installed in ${seconds()} s.`)
  throw new Error(`npm ci failed, so nothing was started. Its output:\n${firstLines(output)}`)
}

/** npm prints the cause first and general usage after it. */
const firstLines = (output) => output.trim().split('\n').slice(0, 25).join('\n')

function runNpm(args, cwd) {
  const [command, before] = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []]
  return new Promise((resolve) => {
    const child = spawn(command, [...before, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output = (output + text).slice(-8000)))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
