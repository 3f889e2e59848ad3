import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platformOpenings, possibleRungs, type Confinement, type Rung } from './confinement'
import type { Opening } from './openings'
import { startRenderer } from './start-renderer'

const PROBE_DEADLINE_MS = 10_000

/** Tries what a hostile part would try first, and answers with what succeeded. */
const probeProgram = `
const { createConnection } = require('node:net')
const attempts = {
  files: () => require('node:fs').readFileSync('/etc/hosts'),
  processes: () => require('node:child_process').execFileSync('true'),
  workers: () => new (require('node:worker_threads').Worker)('', { eval: true }),
}
const succeeds = (attempt) => { try { attempt(); return true } catch { return false } }
const connects = (to) => new Promise((resolve) => {
  try { createConnection(to).on('connect', () => resolve(true)).on('error', () => resolve(false)) } catch { resolve(false) }
})
exports.start = (channel, rest) => {
  const answer = async (chunk) => {
    const { id, pid, port, path } = JSON.parse(chunk.toString('utf8', 8))
    const able = Object.keys(attempts).filter((name) => succeeds(attempts[name]))
    if (succeeds(() => process.kill(pid, 0))) able.push('signals')
    if (await connects({ port, host: '127.0.0.1' })) able.push('network')
    if (await connects({ path })) able.push('unix-sockets')
    const message = Buffer.from(JSON.stringify({ answer: id, able }))
    const prefix = Buffer.alloc(8)
    prefix.writeUInt32BE(message.length)
    channel.write(Buffer.concat([prefix, message]))
  }
  rest.length ? answer(rest) : channel.once('data', answer)
}`

let probed: Promise<Confinement> | undefined

/** The best means of confining renderers that works here, tried once per process. */
export function probeConfinement(): Promise<Confinement> {
  probed ??= probeRungs(possibleRungs())
  return probed
}

/** Tries rungs in their order; throws when even the last one fails. */
export async function probeRungs(rungs: readonly Rung[]): Promise<Confinement> {
  const reasons: string[] = []
  for (const rung of rungs) {
    try {
      return { ...rung, leavesOpen: [...(await openingsOf(rung)), ...platformOpenings()] }
    } catch (error) {
      reasons.push(`${rung.name}: ${(error as Error).message}`)
    }
  }
  throw new Error(`Parts can’t be confined on this machine, so none is rendered. ${reasons.join('. ')}`)
}

/** What a renderer can do on this rung; throws when it doesn't start, or can do what Node itself should refuse. */
async function openingsOf(rung: Rung): Promise<Opening[]> {
  const folder = mkdtempSync(join(tmpdir(), 'probe-'))
  chmodSync(folder, 0o711)
  const path = join(folder, 'socket')
  const servers = await Promise.all([listen({ port: 0, host: '127.0.0.1' }), listen({ path, writableAll: true })])
  const renderer = startRenderer({ program: probeProgram, rung, call: () => Promise.reject(new Error('none')) })
  try {
    const { port } = servers[0].address() as AddressInfo
    const { message } = await renderer.request({ pid: process.pid, port, path }, { deadlineMs: PROBE_DEADLINE_MS })
    const able = message['able'] as string[]
    const [refused] = ['files', 'processes', 'workers'].filter((name) => able.includes(name))
    if (refused) throw new Error(`Node’s permission model does not refuse ${refused}`)
    return (['network', 'unix-sockets', 'signals'] as const).filter((opening) => able.includes(opening))
  } finally {
    renderer.stop()
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function listen(at: { port: number; host: string } | { path: string; writableAll: true }): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).unref()
  return new Promise((resolve, reject) => server.once('error', reject).listen(at, () => resolve(server)))
}
