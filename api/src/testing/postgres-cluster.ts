import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { until } from '@shop/shared-api/testing/until'
import { findPostgres } from './postgres-binaries'

const run = promisify(execFile)

/** A PostgreSQL server for tests. */
export interface PostgresCluster {
  /** Creates an empty database and returns its URL. */
  freshDatabase: () => Promise<string>
  /** Stops all processes of the server, like a machine that hangs; returns a function that resumes them. */
  freeze: () => () => void
  stop: () => Promise<void>
}

let made = 0

/**
 * Uses TEST_DATABASE_URL, or creates a temporary cluster from the installed programs; rejects with the reason when
 * neither is possible.
 */
export async function startPostgres(): Promise<PostgresCluster> {
  const source = findPostgres()
  if (source.kind === 'none') throw new Error(source.reason)
  if (source.kind === 'url')
    return { freshDatabase: () => createDatabase(source.url), freeze: cannotFreeze, stop: async () => undefined }
  const { folder, uid, gid } = source
  const home = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  const data = join(home, 'data')
  await run(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { uid, gid, cwd: home },
  )
  const settings = {
    // A socket in its own folder, which no other program can occupy, unlike a port.
    listen_addresses: '',
    unix_socket_directories: home,
    fsync: 'off',
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(folder, 'postgres'), ['-D', data, ...flags], { uid, gid, cwd: home, stdio: 'ignore' })
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`
  await untilReady(url, server)
  return {
    freshDatabase: () => createDatabase(url),
    freeze: () => freezeProcesses(server.pid!),
    stop: async () => {
      const exited = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await exited
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Signals the server and all its child processes: backends leave its process group. */
function freezeProcesses(server: number): () => void {
  const signalAll = (signal: NodeJS.Signals) =>
    [server, ...childrenOf(server)].forEach((pid) => signalUnlessGone(pid, signal))
  signalAll('SIGSTOP')
  return () => signalAll('SIGCONT')
}

/** A worker may end between the listing and its signal: the server, continued first, ends idle ones. */
function signalUnlessGone(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

/**
 * The parent's pid: the second field of `stat` after the name, which may contain spaces; undefined when the process
 * has exited.
 */
function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

function cannotFreeze(): never {
  throw new Error('The server of TEST_DATABASE_URL cannot be frozen by tests. Unset it to test on a temporary cluster.')
}

async function createDatabase(server: string): Promise<string> {
  const name = `shop_test_${process.pid}_${(made += 1)}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${name}`)
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Waits until the server accepts connections; rejects when it exits, or after a minute. */
async function untilReady(url: string, server: ChildProcess) {
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`PostgreSQL exited on start with code ${server.exitCode}`)
    const client = new Client({ connectionString: url })
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    return isReady
  }, 60)
}
