import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../jest/temporary-folder'
import type { Service } from './child-service'
import { startUntilReady } from './start-until-ready'

const folder = temporaryFolder('start-until-ready')
const services: Service[] = []

afterEach(() => Promise.all(services.splice(0).map(({ stop }) => stop())))

interface Outcome {
  starts: number
  message: string
}

/** Starts a service that exits with `code` the first `failures` times. */
async function start(name: string, { code, failures }: { code: number; failures: number }): Promise<Outcome> {
  const [entry, log] = [join(folder, `${name}.ts`), join(folder, `${name}.log`)]
  writeFileSync(
    entry,
    `const { appendFileSync, readFileSync } = require('node:fs')
     appendFileSync('${log}', 'x')
     if (readFileSync('${log}', 'utf8').length <= ${failures}) process.exit(${code})
     process.send({ event: 'ready' })
     setInterval(() => undefined, 1000)`,
  )
  const message = await startUntilReady(
    { name: 'Document server', entry, env: {} },
    services,
    60,
    () => undefined,
  ).then(
    () => 'ready',
    (error: Error) => error.message,
  )
  return { starts: readFileSync(log, 'utf8').length, message }
}

describe('startUntilReady', () => {
  test('restarts a service that a part’s fault ends three times, then runs it', async () => {
    expect(await start('recovers', { code: 70, failures: 3 })).toEqual({ starts: 4, message: 'ready' })
    expect(services).toHaveLength(1)
  })

  test('gives up after the fourth fault', async () => {
    const message = 'The Document server exited (exit code 70).'
    expect(await start('never', { code: 70, failures: 5 })).toEqual({ starts: 4, message })
    expect(services).toHaveLength(1)
  })

  test('does not restart a service that ends for another reason', async () => {
    const message = 'The Document server exited (exit code 1).'
    expect(await start('broken', { code: 1, failures: 1 })).toEqual({ starts: 1, message })
  })
})
