import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stopper } from './stopper'

const start = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' })

test('an API that still runs is stopped', async () => {
  const child = start('setInterval(() => {}, 1e6)')
  await stopper(child)()
  expect(child.signalCode).toBe('SIGTERM')
})

test('an API that crashed in the meantime is not waited for', async () => {
  const child = start('process.exit(3)')
  const stop = stopper(child)
  await once(child, 'exit')
  await expect(stop()).resolves.toBeUndefined()
})
