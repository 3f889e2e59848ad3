import { existsSync } from 'node:fs'
import { getPriority } from 'node:os'
import { elapse } from '@shop/shared-api/testing/until'
import type { Rung } from './confinement'
import { RendererEnded, RequestFailed } from './pending-requests'
import { probeConfinement } from './probe'
import { startRenderer, type Renderer, type RendererEnd } from './start-renderer'

/** A program with a request `run` that runs the given text as a function body, with what a correct program has. */
const program = `
const { writeSync } = require('fs')
const send = (message, body = '') => {
  const text = Buffer.from(JSON.stringify(message))
  const prefix = Buffer.alloc(8)
  prefix.writeUInt32BE(text.length, 0)
  prefix.writeUInt32BE(Buffer.byteLength(body), 4)
  channel.write(Buffer.concat([prefix, text, Buffer.from(body)]))
}
const mark = (name) => writeSync(4, (name + '\\n').padEnd(128), 0)
let channel
const attacks = {
  answers: (id) => send({ answer: id, text: 'hello' }, 'a page'),
  throws: (id) => send({ answer: id, error: 'x is not a function', detail: 'at catalogue@1.1.0/node/server.cjs:1:1' }),
  loops: () => { mark('catalogue@1.1.0'); for (;;); },
  'loops in a regular expression': () => /^(a+)+$/.test('a'.repeat(60) + 'b'),
  waits: () => setInterval(() => {}, 1e3),
  exits: () => process.exit(0),
  aborts: () => process.abort(),
  'rejects unhandled': () => void Promise.reject(new Error('forgotten')),
  'throws in a timer': () => setTimeout(() => { throw new Error('late') }, 5),
  'kills itself': () => process.kill(process.pid, 'SIGKILL'),
  'allocates objects': () => { for (const all = [];;) all.push(new Array(1e5).fill({})) },
  'allocates buffers': () => { for (const all = [];;) all.push(Buffer.alloc(5e7, 1)) },
  'allocates one large buffer': (id) => send({ answer: id, bytes: Buffer.alloc(1.2e9, 1).length }),
  'announces 700 MB': () => channel.write(Buffer.from([41, 185, 39, 0, 0, 0, 0, 0])),
  'sends 9 MB': (id) => send({ answer: id }, 'x'.repeat(9 * 2 ** 20)),
  'sends no JSON': () => channel.write(Buffer.from([0, 0, 0, 3, 0, 0, 0, 0, 123, 123, 123])),
  'sends a list': () => send([]),
  'sends an unknown message': () => send({ hello: true }),
  'answers an unknown request': () => send({ answer: 77 }),
  'answers twice': (id) => { send({ answer: id }); send({ answer: id }) },
  'calls for no request': () => send({ call: 1, of: 77, path: '/api/menu' }),
  'calls without a path': (id) => send({ call: 1, of: id }),
  'calls too often': (id) => { for (let call = 0; call < 100; call += 1) send({ call, of: id, path: '/api/menu' }) },
  'closes the channel': () => channel.destroy(),
  'writes a trace file': (id) => {
    require('trace_events').createTracing({ categories: ['node'] }).enable()
    setTimeout(() => send({ answer: id }), 50)
  },
  calls: (id, { path }) => { send({ call: 1, of: id, path }); answered = (message, body) => send({ answer: id, ...message }, body) },
  'waits for a slow call': (id) => { send({ call: 1, of: id, path: '/api/menu' }); answered = () => send({ answer: id }) },
  'reports faults': (id) => { for (let count = 0; count < 500; count += 1) send({ fault: true, part: { part: 'account', version: '1.0.0' }, message: 'x' }) },
}
let answered
exports.start = (given, rest) => {
  channel = given
  let pending = Buffer.alloc(0)
  const read = (chunk) => {
    pending = Buffer.concat([pending, chunk])
    while (pending.length >= 8) {
      const length = 8 + pending.readUInt32BE(0)
      const end = length + pending.readUInt32BE(4)
      if (pending.length < end) return
      const message = JSON.parse(pending.toString('utf8', 8, length))
      const body = pending.toString('utf8', length, end)
      pending = pending.subarray(end)
      if (message.called !== undefined) answered(message, body)
      else attacks[message.attack](message.id, message)
    }
  }
  channel.on('data', read)
  read(rest)
}`

let rung: Rung
const started: Renderer[] = []
const faults: unknown[] = []

beforeAll(async () => (rung = await probeConfinement()))
afterEach(() => started.splice(0).forEach((renderer) => renderer.stop()))

function start(call: (path: string) => Promise<never> = () => Promise.reject(new Error('none'))) {
  const renderer = startRenderer({ program, rung, call, onFault: (...fault) => faults.push(fault) })
  started.push(renderer)
  return renderer
}

const enough = { deadlineMs: 60_000 }
/** Short enough for a test, and sure to pass for a renderer that never answers. */
const soon = { deadlineMs: 1_000 }

async function endAfter(attack: string, options = enough): Promise<RendererEnd> {
  const renderer = start()
  const failure = await renderer.request({ attack }, options).catch((error: unknown) => error)
  expect(failure instanceof RendererEnded || (failure as { message?: object }).message).toBeTruthy()
  return renderer.ended
}

describe('startRenderer', () => {
  test('answers requests with a message and a body', async () => {
    const { message, body } = await start().request({ attack: 'answers' }, enough)
    expect([message['text'], body.toString()]).toEqual(['hello', 'a page'])
  })

  test('rejects a request if its code throws, and goes on', async () => {
    const renderer = start()
    const failed = renderer.request({ attack: 'throws' }, enough)
    await expect(failed).rejects.toThrow(RequestFailed)
    await expect(failed).rejects.toMatchObject({ message: 'x is not a function', detail: /catalogue@1\.1\.0/ as never })
    await renderer.request({ attack: 'answers' }, enough)
  })

  test.each(['loops', 'loops in a regular expression'])(
    'ends a process at the deadline if its code %s',
    async (attack) => expect(['deadline', 'starved']).toContain((await endAfter(attack, soon)).cause),
  )

  test('ends a process at the deadline if its code waits forever', async () =>
    expect(await endAfter('waits', soon)).toMatchObject({ cause: 'deadline' }))

  test('names the part that ran when it hung', async () => {
    expect(await endAfter('loops', soon)).toMatchObject({ part: { part: 'catalogue', version: '1.1.0' } })
    expect(await endAfter('waits', soon)).toMatchObject({ part: null })
  })

  test.each(['exits', 'aborts', 'rejects unhandled', 'throws in a timer'])(
    'reports the end of a process if its code %s',
    async (attack) => expect(await endAfter(attack)).toMatchObject({ cause: 'exit' }),
  )

  // The first process of a namespace can't kill itself.
  test.each(['kills itself', 'closes the channel'])('ends a process that %s', async (attack) =>
    expect(['exit', 'deadline', 'starved']).toContain((await endAfter(attack, soon)).cause),
  )

  test.each(['allocates objects', 'allocates buffers', 'allocates one large buffer'])(
    'ends a process that %s without limit',
    async (attack) => {
      const renderer = start()
      const outcome = renderer.request({ attack }, enough)
      await expect(outcome).rejects.toThrow()
    },
  )

  test.each([
    ['announces 700 MB', 'too large'],
    ['sends 9 MB', 'too large'],
    ['sends no JSON', 'JSON'],
    ['sends a list', 'not an object'],
    ['sends an unknown message', 'no known kind'],
    ['answers an unknown request', 'no request'],
    ['answers twice', 'no request'],
    ['calls for no request', 'no request'],
    ['calls without a path', 'lacks its fields'],
    ['calls too often', 'too many API calls'],
    ['reports faults', 'reports too much'],
  ])('ends a process that %s', async (attack, reason) =>
    expect(await endAfter(attack)).toMatchObject({
      cause: 'malformed',
      message: expect.stringContaining(reason) as never,
    }),
  )

  test('passes allowed calls on, and refuses others itself', async () => {
    const called: string[] = []
    const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"data":[]}' }
    const renderer = start(async (path) => (called.push(path), answer as never))
    const allowed = await renderer.request({ attack: 'calls', path: '/api/menu?x=1' }, enough)
    expect([allowed.message['status'], allowed.body.toString()]).toEqual([200, '{"data":[]}'])
    const refused = await renderer.request({ attack: 'calls', path: '/api/%2e%2e/admin' }, enough)
    expect(refused.message['status']).toBe(403)
    expect(called).toEqual(['/api/menu?x=1'])
  })

  test('answers status 0 for a call that fails', async () => {
    const { message } = await start().request({ attack: 'calls', path: '/api/menu' }, enough)
    expect(message['status']).toBe(0)
  })

  test('does not count the time of an API call as its own', async () => {
    const slow = () => elapse(1_500).then(() => Promise.reject(new Error('slow')))
    await start(slow).request({ attack: 'waits for a slow call' }, soon)
  })

  test('writes no trace file, in any folder that it may write to', async () => {
    await start()
      .request({ attack: 'writes a trace file' }, soon)
      .catch(() => undefined)
    for (const folder of ['/', '/proc', process.cwd()]) expect(existsSync(`${folder}/node_trace.1.log`)).toBe(false)
  })

  test('rejects requests after its end, and says who ended it', async () => {
    const renderer = start()
    renderer.stop()
    expect(await renderer.ended).toMatchObject({ cause: 'stopped' })
    await expect(renderer.request({ attack: 'answers' }, enough)).rejects.toThrow(RendererEnded)
    expect(renderer.pid).toBeUndefined()
  })

  test('starts a process with a low priority on request', async () => {
    const options = { program, rung, call: () => Promise.reject(new Error('none')) }
    const [normal, low] = [start(), startRenderer({ ...options, hasLowPriority: true })]
    started.push(low)
    await Promise.all([normal, low].map((renderer) => renderer.request({ attack: 'answers' }, enough)))
    expect(getPriority(low.pid) - getPriority(normal.pid)).toBeGreaterThan(0)
  })

  test('reports a program that does not start', async () => {
    const missing = startRenderer({
      program,
      rung: { name: 'permissions', prefix: ['/no/such'] },
      call: () => Promise.reject(),
    })
    expect(await missing.ended).toMatchObject({ cause: 'exit' })
    const broken = startRenderer({ program: 'throw new Error("broken build")', rung, call: () => Promise.reject() })
    expect((await broken.ended).message).toContain('broken build')
  })
})
