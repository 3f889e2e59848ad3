import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { RunningShop } from './running-shop'

/** The repository's root. */
export const root = resolve(__dirname, '../..')

/** A separate shop on free ports, in a temporary data folder that is deleted when it stops. */
export interface StartedShop extends RunningShop {
  stop: () => Promise<void>
}

/**
 * Starts a shop like `npm start`, by default in its own folder, and resolves when it is ready. It stops with this
 * process.
 */
export async function startShop(env: Record<string, string> = {}, flags = ['--fresh']): Promise<StartedShop> {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...flags, '--json'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      API_PORT: '0',
      RELEASES_PORT: '0',
      OPERATIONS_PORT: '0',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      SEED_DEMO_USERS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let ready = ''
  child.stderr?.on('data', (text: Buffer) => {
    ready += text.toString()
    if (process.env.DEBUG_SHOP) process.stderr.write(text)
  })
  const addresses = await Promise.race([firstLine(child), once(child, 'exit').then(() => null)])
  if (!addresses) throw new Error(`The shop for the browser tests did not start.\n${ready}`)
  return { ...(JSON.parse(addresses) as RunningShop), stop: () => stop(child) }
}

async function firstLine(child: ChildProcess): Promise<string | null> {
  if (!child.stdout) return null
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return line
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
