import { spawn } from 'node:child_process'
import { missingPackages } from './missing-packages.mjs'

const secondsBetweenSigns = 15

/** Runs `npm ci` when node_modules is not what the lock file says, with signs of life; throws a sentence when npm fails. */
export async function ensureInstalled(root, say) {
  const missing = missingPackages(root)
  if (missing.length === 0) return
  say(`Installing packages (${missing.length} are missing or in another version): npm ci`)
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const sign = setInterval(() => say(`  still installing, ${seconds()} s so far`), secondsBetweenSigns * 1000)
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], root)
  clearInterval(sign)
  if (code === 0) return say(`Packages installed in ${seconds()} s.`)
  throw new Error(`npm ci failed, so nothing was started. It said:\n${firstLines(output)}`)
}

/** npm tells what is wrong first and how it is used in general after that. */
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
