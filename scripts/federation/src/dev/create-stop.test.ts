import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createStop } from './create-stop'

const start = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' })

describe('create stop', () => {
  test('stops a running process', async () => {
    const child = start('setInterval(() => {}, 1e6)')
    await createStop(child)()
    expect(child.signalCode).toBe('SIGTERM')
  })

  test('resolves for a process that has already crashed', async () => {
    const child = start('process.exit(3)')
    const stop = createStop(child)
    await once(child, 'exit')
    await expect(stop()).resolves.toBeUndefined()
  })
})
