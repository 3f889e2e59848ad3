import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { until } from '@shop/shared-api/testing/until'
import { descendantsOf, isRunning } from '../testing/process-tree'
import { probeConfinement } from './probe'

const parent = join(__dirname, '../testing/renderer-parent.ts')
/** Processes of a failed test must not remain. */
const started: number[] = []

afterEach(() => {
  for (const pid of started.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
})

/** Kills a process with a renderer on this rung, and waits until no process of it runs. */
async function killParent(rung: string, kind: string): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', parent, rung, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string]
  expect(line).toBe('runs')
  const renderers = descendantsOf(server.pid!)
  started.push(server.pid!, ...renderers)
  expect(renderers.filter(isRunning)).not.toEqual([])
  server.kill('SIGKILL')
  await until(() => !renderers.some(isRunning))
}

describe('a renderer of a server that was killed', () => {
  test.each(['waits', 'loops'])('ends on the best rung of this machine while its code %s', async (kind) => {
    await killParent((await probeConfinement()).name, kind)
  })

  test.each(['waits', 'loops'])('ends on the rung of the permission model while its code %s', (kind) =>
    killParent('permissions', kind),
  )
})
