import { probeConfinement } from './probe'
import { startRenderer, type Renderer } from './start-renderer'

/** A program that marks a part for each request, and holds what the request names. */
const program = `
const { writeSync } = require('fs')
const held = []
const hold = {
  buffers: () => held.push(Buffer.alloc(2e7, 1)),
  objects: () => held.push(new Array(2e5).fill(1.5)),
  'all buffers': () => { for (;;) held.push(Buffer.alloc(2e7, 1)) },
  'all objects': () => { for (;;) hold.objects() },
}
exports.start = (channel, rest) => {
  const read = (chunk) => {
    if (chunk.length === 0) return
    const end = 8 + chunk.readUInt32BE(0)
    const { id, kind } = JSON.parse(chunk.toString('utf8', 8, end))
    writeSync(4, 'catalogue@1.1.0\\n'.padEnd(128), 0)
    hold[kind]()
    const text = Buffer.from(JSON.stringify({ answer: id }))
    const prefix = Buffer.alloc(8)
    prefix.writeUInt32BE(text.length, 0)
    channel.write(Buffer.concat([prefix, text]))
    read(chunk.subarray(end))
  }
  channel.on('data', read)
  read(rest)
}`

let renderer: Renderer
beforeEach(async () => {
  const rung = await probeConfinement()
  renderer = startRenderer({ program, rung, call: () => Promise.reject(new Error('none')) })
})
afterEach(() => renderer.stop())

const request = (kind: string) => renderer.request({ kind }, { deadlineMs: 60_000 })

/** Repeats a request until the process ends; returns whether it was large before. */
async function repeat(kind: string): Promise<boolean> {
  for (let wasLarge = false; ; wasLarge ||= renderer.isLarge()) {
    const isOver = await request(kind).then(
      () => false,
      () => true,
    )
    if (isOver) return wasLarge
  }
}

describe('a renderer that uses up its memory', () => {
  test.each(['buffers', 'objects'])('blames no part for %s that many requests left behind', async (kind) => {
    expect(await repeat(kind)).toBe(true)
    expect(await renderer.ended).toMatchObject({ cause: 'memory', part: null })
  })

  test.each(['all buffers', 'all objects'])('blames the part that allocates %s in one request', async (kind) => {
    await expect(request(kind)).rejects.toThrow()
    expect(await renderer.ended).toMatchObject({ cause: 'memory', part: { part: 'catalogue', version: '1.1.0' } })
  })
})
