import { spawn, type ChildProcess } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeArguments, possibleRungs, type Rung } from './confinement'
import type { Opening } from './openings'
import { probeConfinement, probeRungs } from './probe'
import { startRenderer } from './start-renderer'

const folder = mkdtempSync(join(tmpdir(), 'confinement-'))
const secretFile = join(folder, 'release-signing.pem')
const link = join(folder, 'link')
const socketPath = join(folder, 'admin.sock')
const written = join(folder, 'written')
let tcp: Server
let unix: Server
let udp: Socket
/** A process of this user that a renderer may try to end. */
let victim: ChildProcess

beforeAll(async () => {
  writeFileSync(secretFile, 'a signing key')
  symlinkSync(secretFile, link)
  process.env['RENDERER_TEST_SECRET'] = 'a secret'
  victim = spawn('sleep', ['600'], { stdio: 'ignore' })
  tcp = createServer((socket) => socket.destroy())
  unix = createServer((socket) => socket.destroy())
  await new Promise<void>((ready) => tcp.listen(0, '127.0.0.1', ready))
  udp = createSocket('udp4').on('message', (message, from) => udp.send(message, from.port, from.address))
  await new Promise<void>((ready) => udp.bind(0, '127.0.0.1', ready))
  await new Promise<void>((ready) => unix.listen({ path: socketPath, writableAll: true }, ready))
})
afterAll(() => {
  delete process.env['RENDERER_TEST_SECRET']
  victim.kill()
  tcp.close()
  unix.close()
  udp.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a hostile part tries; each attempt throws or rejects unless it succeeds. */
const hostileProgram = `
const fs = process.getBuiltinModule ? process.getBuiltinModule('fs') : require('fs')
const net = require('net')
const need = (value) => { if (!value) throw new Error('refused') }
const connect = (to) => new Promise((resolve, reject) => net.createConnection(to).on('connect', resolve).on('error', reject))
const attempts = {
  environment: ({ secret }) => need(JSON.stringify(process.env).includes(secret)),
  arguments: ({ secret }) => need(JSON.stringify([process.argv, process.execArgv]).includes(secret)),
  'environment of the parent': ({ pid }) => fs.readFileSync('/proc/' + pid + '/environ'),
  'environment of its parent': () => fs.readFileSync('/proc/' + process.ppid + '/environ'),
  'its own environment file': () => fs.readFileSync('/proc/self/environ'),
  'a key': ({ secretFile }) => fs.readFileSync(secretFile),
  'a symlink to a key': ({ link }) => fs.readFileSync(link),
  'a key by promises': ({ secretFile }) => fs.promises.readFile(secretFile),
  'a key by its open descriptor': () => fs.readFileSync('/proc/self/fd/3'),
  'a folder': ({ folder }) => fs.readdirSync(folder),
  'the existence of a file': ({ secretFile }) => need(fs.existsSync(secretFile)),
  'a new file': ({ written }) => fs.writeFileSync(written, 'x'),
  'a new symlink': ({ secretFile, written }) => fs.symlinkSync(secretFile, written),
  'a heap snapshot': ({ written }) => require('v8').writeHeapSnapshot(written),
  'a report': ({ written }) => need(process.report.writeReport(written) && fs.existsSync(written)),
  'a database file': ({ written }) => new (require('node:sqlite').DatabaseSync)(written),
  'a process': () => { const { error, status } = require('child_process').spawnSync('true'); need(!error && status === 0) },
  'a fork': () => require('child_process').fork('x.js'),
  'a worker': () => new (require('worker_threads').Worker)('', { eval: true }),
  'a cluster': () => require('cluster').fork(),
  'an addon': ({ secretFile }) => process.dlopen({ exports: {} }, '/usr/lib/x86_64-linux-gnu/libc.so.6'),
  'an internal binding': () => process.binding('fs'),
  'a WASI folder': () => new (require('wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } }),
  'the inspector': () => require('inspector').open(0, '127.0.0.1'),
  'evaluated text': () => need(new Function('return 1')() === 1),
  network: ({ port }) => connect({ port, host: '127.0.0.1' }),
  'a name server': ({ udpPort }) => new Promise((resolve, reject) => {
    const client = require('dgram').createSocket('udp4').on('message', resolve)
    client.send('x', udpPort, '127.0.0.1', (error) => error && reject(error))
    setTimeout(reject, 1_000)
  }),
  'unix-sockets': ({ socketPath }) => connect({ path: socketPath }),
  signals: ({ pid }) => process.kill(pid, 0),
  'the debugger of a process': ({ victim }) => process._debugProcess(victim),
  'a signal to a process': ({ victim }) => process.kill(victim, 'SIGTERM'),
}
exports.start = (channel, rest) => {
  const answer = async (chunk) => {
    const given = JSON.parse(chunk.toString('utf8', 8))
    const succeeded = []
    for (const [name, attempt] of Object.entries(attempts)) {
      try { await attempt(given); succeeded.push(name) } catch {}
    }
    const message = Buffer.from(JSON.stringify({ answer: given.id, succeeded, uid: process.getuid() }))
    const prefix = Buffer.alloc(8)
    prefix.writeUInt32BE(message.length)
    channel.write(Buffer.concat([prefix, message]))
  }
  rest.length ? answer(rest) : channel.once('data', answer)
}`

/** Attempts that an opening explains. */
const explained: Record<string, Opening> = {
  network: 'network',
  'a name server': 'network',
  'unix-sockets': 'unix-sockets',
  signals: 'signals',
  'the debugger of a process': 'signals',
  'a signal to a process': 'signals',
}

async function succeededOn(rung: Rung): Promise<{ succeeded: string[]; uid: number }> {
  const renderer = startRenderer({ program: hostileProgram, rung, call: () => Promise.reject(new Error('none')) })
  const { port } = tcp.address() as AddressInfo
  const target = {
    secret: 'a secret',
    pid: process.pid,
    victim: victim.pid,
    port,
    udpPort: udp.address().port,
    folder,
    secretFile,
    link,
    socketPath,
    written,
  }
  const { message } = await renderer.request(target, { deadlineMs: 60_000 })
  renderer.stop()
  return message as never
}

const offered = possibleRungs().map((rung) => [rung.name, rung] as const)

describe('a confined renderer', () => {
  test.each(offered)('can do nothing on the rung %s but what is listed as open', async (_name, rung) => {
    const confinement = await probeRungs([rung]).catch(() => undefined)
    // A container may refuse namespaces; the last rung works everywhere.
    if (!confinement) return expect(rung.name).not.toBe('permissions')
    const { succeeded, uid } = await succeededOn(rung)
    const isListed = (attempt: string) => confinement.leavesOpen.includes(explained[attempt] as Opening)
    expect(succeeded.filter((attempt) => !isListed(attempt))).toEqual([])
    expect(existsSync(written)).toBe(false)
    const isOtherUser = process.getuid?.() === 0 && rung.name !== 'permissions'
    expect(uid === process.getuid?.()).toBe(!isOtherUser)
    if (rung.name === 'bubblewrap') expect(confinement.leavesOpen).toEqual([])
    if (rung.name.includes('namespaces')) expect(confinement.leavesOpen).not.toContain('network')
    if (!confinement.leavesOpen.includes('signals')) expect([victim.exitCode, victim.signalCode]).toEqual([null, null])
  })

  test('is started on the best rung that works', async () => {
    const broken: Rung = { name: 'bubblewrap', prefix: ['/usr/bin/no-such-program'] }
    const exits: Rung = { name: 'bubblewrap', prefix: ['/bin/false'] }
    const permissions: Rung = { name: 'permissions', prefix: [] }
    expect(await probeRungs([broken, exits, permissions])).toMatchObject({ name: 'permissions' })
    await expect(probeRungs([broken, exits])).rejects.toThrow('Parts can’t be confined on this machine')
    expect(await probeConfinement()).toBe(await probeConfinement())
  })

  test('is refused where Node would not restrict it', async () => {
    const unrestricted: Rung = { name: 'permissions', prefix: ['/bin/sh', '-c', 'exec "$0" -e "$7"'] }
    await expect(probeRungs([unrestricted])).rejects.toThrow('permission model does not refuse files')
  })

  test.each([
    ['20.19.0', '--experimental-permission'],
    ['22.12.0', '--permission'],
    ['24.1.0', '--no-experimental-sqlite'],
  ])('gets the permission model of Node %s', (version, flag) =>
    expect(nodeArguments('', version)).toEqual(expect.arrayContaining([flag])),
  )
})
