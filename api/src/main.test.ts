import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowEverything } from '@shop/shared-api/production'
import { describeOnPostgres } from './testing/describe-on-postgres'

// Each test starts one or two servers with a new database.
jest.setTimeout(120_000)

const dataDir = mkdtempSync(join(tmpdir(), 'shop-main-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Started {
  child: ChildProcess
  output: () => string
  /** The exit code, once all output is in `output`. */
  ended: Promise<number | null>
}

function start(environment: Record<string, string>): Started {
  const child = fork(join(__dirname, 'main.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      API_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  const streamsEnded = [child.stdout!, child.stderr!].map((stream) =>
    once(
      stream.setEncoding('utf8').on('data', (piece: string) => (text += piece)),
      'end',
    ),
  )
  const ended = once(child, 'exit').then(async ([code]) => {
    await Promise.all(streamsEnded)
    return code as number | null
  })
  return { child, output: () => text, ended }
}

/** The address that a started API sends to its parent process. */
const ready = (child: ChildProcess) =>
  new Promise<string>((done, refuse) => {
    child.once('message', (message) => done((message as { url: string }).url))
    child.once('exit', (code) => refuse(new Error(`ended with ${code}`)))
  })

describe('API process', () => {
  test('starts on an empty folder, refuses a second API on it, and exits cleanly on SIGTERM', async () => {
    const first = start({ SEED_DEMO_USERS: '1' })
    const url = await ready(first.child)
    const products = (await (await fetch(`${url}/api/get-products`)).json()) as { meta: { total: number } }
    expect(products.meta.total).toBeGreaterThanOrEqual(240)

    const second = start({})
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('is in use by another running API')

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.output()).toContain('"event":"ready"')
  })

  test('restarts on the same folder and exits when its parent process is gone', async () => {
    const again = start({})
    await ready(again.child)
    again.child.disconnect()
    expect(await again.ended).toBe(0)
    expect(again.output()).not.toContain('database seeded')
  })

  test('exits with a message when a setting has an invalid value', async () => {
    const wrong = start({ API_PORT: 'eighty' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output().trim()).toBe(
      'API_PORT is "eighty", but it must be a port number from 0 (any free port) to 65535.',
    )
  })

  test('in production, refuses to start with a message for each trial setting, or with demo accounts in the database', async () => {
    const trial = start({ NODE_ENV: 'production', SEED_DEMO_USERS: '1', PUBLIC_URL: '', SMTP_URL: '' })
    expect(await trial.ended).toBe(1)
    expect(trial.output().trim().split('\n')).toHaveLength(5)

    const seeded = start({ SEED_DEMO_USERS: '1' })
    await ready(seeded.child)
    seeded.child.kill('SIGTERM')
    await seeded.ended
    const withoutDemoUsers = allowEverything.replace('demo-users,', '')
    const live = start({ NODE_ENV: 'production', ALLOW_IN_PRODUCTION: withoutDemoUsers })
    expect(await live.ended).toBe(1)
    expect(live.output()).toContain('The database has the demo accounts dana@demo.example, marcus@demo.example')
  })

  const inGlobal = (name: string) => `database/global/${name}`

  test('in production, serves no documentation and hides its data from other users of the machine', async () => {
    const folder = join(dataDir, 'private')
    mkdirSync(join(folder, 'database'), { recursive: true })
    chmodSync(folder, 0o755)
    const allowed = allowEverything.replace(',api-docs', '')
    const { child, ended } = start({ DATA_DIR: folder, NODE_ENV: 'production', ALLOW_IN_PRODUCTION: allowed })
    const url = await ready(child)
    for (const path of ['/api/docs', '/api/docs/json']) expect((await fetch(url + path)).status).toBe(404)
    const open = [
      '.',
      'database',
      'database/PG_VERSION',
      ...readdirSync(join(folder, 'database/global')).map(inGlobal),
    ].filter((path) => (lstatSync(join(folder, path)).mode & 0o077) !== 0)
    expect(open).toEqual([])
    child.kill('SIGTERM')
    await ended
  })
})

describeOnPostgres('PostgreSQL that refuses the login', (cluster) => {
  test('exits with a message', async () => {
    const address = new URL(await cluster().freshDatabase())
    address.pathname = '/nowhere'
    const wrong = start({ DATABASE_URL: address.href })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toContain('The database at DATABASE_URL refused the login (database "nowhere" does not')
    expect(wrong.output()).not.toContain('    at ')
  })
})
