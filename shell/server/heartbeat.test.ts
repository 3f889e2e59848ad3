/** @jest-environment node */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@shop/shared-api/testing/until'

const folder = mkdtempSync(join(tmpdir(), 'heartbeat-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(watchdogMs: string, execArgv: string[] = []) {
  const file = join(folder, `program-${watchdogMs}${execArgv.length}.ts`)
  writeFileSync(
    file,
    `import { sendHeartbeats, signalReady } from ${JSON.stringify(join(__dirname, 'heartbeat.ts'))}
     sendHeartbeats(${watchdogMs})
     signalReady(${watchdogMs})
     setInterval(() => undefined, 1000)`,
  )
  return fork(file, [], {
    execArgv: ['--import', 'tsx', ...execArgv],
    cwd: join(__dirname, '../..'),
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

describe('heartbeats', () => {
  test.each([
    [false, []],
    [true, ['--inspect=127.0.0.1:0']],
  ])('reach the parent, with whether a debugger is attached: %s', async (isDebugged, execArgv) => {
    const child = run('undefined', execArgv)
    const messages: { event?: string }[] = []
    child.on('message', (message) => messages.push(message as { event?: string }))
    while (messages.filter(({ event }) => event === 'heartbeat').length < 2) await once(child, 'message')
    expect(messages[0]).toEqual({ event: 'heartbeat', isDebugged })
    expect(messages).toContainEqual({ event: 'ready' })
    child.kill('SIGKILL')
  })

  test('are sent to systemd where its watchdog is enabled', async () => {
    const log = join(folder, 'log')
    writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$1" >> ${log}\n`)
    chmodSync(join(folder, 'systemd-notify'), 0o755)
    const child = run('300')
    const lines = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])
    await until(() => lines().length >= 5)
    expect(lines()).toContain('READY=1')
    expect(lines().filter((line) => line === 'WATCHDOG=1').length).toBeGreaterThan(2)
    child.kill('SIGKILL')
  })
})
