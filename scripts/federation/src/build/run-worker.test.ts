import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const source = JSON.stringify(join(__dirname, 'run-worker.ts'))
const folder = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(folder, { recursive: true }))

function worker(work: string) {
  const script = join(folder, 'worker.cjs')
  writeFileSync(script, `require(${source}).runWorker(${work})`)
  const child = fork(script, { execArgv: ['--import', 'tsx'], silent: true })
  let output = ''
  child.stderr?.on('data', (text) => (output += text))
  return { child, output: () => output }
}

describe('run worker', () => {
  test('exits silently when the parent disconnects while the worker is busy', async () => {
    const parted = join(folder, 'parted')
    const busy = `async (send) => {
    send({ begun: true })
    while (!require('fs').existsSync(${JSON.stringify(parted)}));
    send({ progress: 1 })
    return new Promise(() => setInterval(() => undefined, 1000))
  }`
    const { child, output } = worker(busy)
    await once(child, 'message')
    child.disconnect()
    writeFileSync(parted, '')
    expect([await once(child, 'exit'), output()]).toEqual([[1, null], ''])
  })

  test('exits silently when the parent disconnects while the worker finishes', async () => {
    const parted = join(folder, 'left')
    const finishing = `async (send) => {
    send({ begun: true })
    while (!require('fs').existsSync(${JSON.stringify(parted)}));
    process.disconnect()
    process.removeAllListeners('disconnect')
    return { built: true }
  }`
    const { child, output } = worker(finishing)
    await once(child, 'message')
    writeFileSync(parted, '')
    expect([await once(child, 'exit'), output()]).toEqual([[0, null], ''])
  })

  test('sends the failure message of a worker', async () => {
    const { child } = worker(`async () => { throw new Error('There is no such file.') }`)
    expect(await once(child, 'message')).toEqual([{ failure: 'There is no such file.' }, undefined])
  })
})
