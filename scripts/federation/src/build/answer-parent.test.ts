import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const source = JSON.stringify(join(__dirname, 'answer-parent.ts'))
const folder = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(folder, { recursive: true }))

function worker(work: string) {
  const script = join(folder, 'worker.cjs')
  writeFileSync(script, `require(${source}).answerParent(${work})`)
  const child = fork(script, { execArgv: ['--import', 'tsx'], silent: true })
  let said = ''
  child.stderr?.on('data', (text) => (said += text))
  return { child, said: () => said }
}

test('a worker whose asker is gone while it is busy ends without a word', async () => {
  const parted = join(folder, 'parted')
  const busy = `async (tell) => {
    tell({ begun: true })
    while (!require('fs').existsSync(${JSON.stringify(parted)}));
    tell({ progress: 1 })
    return new Promise(() => setInterval(() => undefined, 1000))
  }`
  const { child, said } = worker(busy)
  await once(child, 'message')
  child.disconnect()
  writeFileSync(parted, '')
  expect([await once(child, 'exit'), said()]).toEqual([[1, null], ''])
})

test('a worker whose asker left while it finished its work ends without a word', async () => {
  const parted = join(folder, 'left')
  const finishing = `async (tell) => {
    tell({ begun: true })
    while (!require('fs').existsSync(${JSON.stringify(parted)}));
    process.disconnect()
    process.removeAllListeners('disconnect')
    return { built: true }
  }`
  const { child, said } = worker(finishing)
  await once(child, 'message')
  writeFileSync(parted, '')
  expect([await once(child, 'exit'), said()]).toEqual([[0, null], ''])
})

test('a worker that fails says why', async () => {
  const { child } = worker(`async () => { throw new Error('There is no such file.') }`)
  expect(await once(child, 'message')).toEqual([{ failure: 'There is no such file.' }, undefined])
})
