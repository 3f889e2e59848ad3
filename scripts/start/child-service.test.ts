import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@shop/shared-api/testing/until'
import { startService, type Service } from './child-service'
import { waitUntilReady } from './wait-until-ready'
import { temporaryFolder } from '../jest/temporary-folder'

const folder = temporaryFolder('child-service')
const started: Service[] = []

function service(code: string): Service {
  const entry = join(folder, `service-${started.length}.ts`)
  writeFileSync(entry, code)
  const running = startService({ name: 'oven', entry, env: {} }, () => undefined)
  started.push(running)
  return running
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

describe('child service', () => {
  test('reports a service that exits during its start with its last lines', async () => {
    const running = service(`console.error('no flour'); process.exit(3)`)
    await expect(waitUntilReady(running, 60)).rejects.toMatchObject({
      message: 'The oven exited (exit code 3).',
      details: 'Its last lines:\n  no flour',
    })
  })

  test('reports a service that is not ready in time', async () => {
    const running = service(`setInterval(() => undefined, 1000)`)
    await expect(waitUntilReady(running, 0.5)).rejects.toThrow('The oven was not ready within 0.5 s.')
  })

  test('is ready after the ready event and no other message', async () => {
    const running = service(
      `process.on('SIGUSR2', () => process.send({ event: 'ready' }))
     process.send('warming')
     process.send({ event: 'kneading' })
     console.log('up')
     setInterval(() => undefined, 1000)`,
    )
    let isReady = false
    void running.ready.then(() => (isReady = true))
    await until(() => running.lastLines.includes('up'))
    expect(isReady).toBe(false)
    process.kill(running.pid!, 'SIGUSR2')
    await expect(waitUntilReady(running, 60)).resolves.toEqual({ event: 'ready' })
  })

  test('exits when its parent is killed', async () => {
    const parent = join(folder, 'parent.ts')
    const child = join(folder, 'child.ts')
    writeFileSync(child, `console.log('baking'); setInterval(() => undefined, 1000)`)
    writeFileSync(
      parent,
      `const { startService } = require('${join(__dirname, 'child-service.ts')}')
     const { pid } = startService({ name: 'oven', entry: '${child}', env: {} }, () => console.log(pid))`,
    )
    const running = spawn(process.execPath, ['--import', 'tsx', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [text] = (await once(running.stdout, 'data')) as [Buffer]
    const pid = Number.parseInt(text.toString())
    expect(isAlive(pid)).toBe(true)
    running.kill('SIGKILL')
    await until(() => !isAlive(pid))
  })

  test('retains the last twenty lines', async () => {
    const running = service(`for (let line = 1; line <= 21; line += 1) console.log(line)`)
    await running.ended
    expect(running.lastLines).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 2)))
  })

  test('a service that ignores the request to leave is killed after ten seconds, not before', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'queueMicrotask', 'Date'] })
    const running = service(
      `process.on('SIGTERM', () => console.log('no')); setInterval(() => undefined, 1000); process.send({ event: 'ready' })`,
    )
    await running.ready
    const kill = jest.spyOn(process, 'kill')
    const stopped = running.stop()
    const turn = () => new Promise((next) => setImmediate(next))
    while (!running.lastLines.includes('no')) await turn()
    jest.advanceTimersByTime(9_999)
    expect(kill).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(kill.mock.calls).toEqual([[-running.pid!, 'SIGKILL']])
    await stopped
    jest.restoreAllMocks()
    jest.useRealTimers()
    expect((await running.ended).signal).toBe('SIGKILL')
  })
})
