import { createFrameReader, encodeFrame, type Frame } from './frames'

const bytesOf = (message: object, body?: Buffer) => Buffer.concat(encodeFrame(message, body))

function reading() {
  const frames: Frame[] = []
  return { frames, read: createFrameReader((frame) => frames.push(frame)) }
}

const prefix = (message: number, body: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(message, 0)
  bytes.writeUInt32BE(body, 4)
  return bytes
}

describe('createFrameReader', () => {
  test.each([1, 3, 8, 11, 1_000])('returns each frame once when bytes arrive in pieces of %i', (size) => {
    const { frames, read } = reading()
    const bytes = Buffer.concat([bytesOf({ id: 1 }, Buffer.from('ä page')), bytesOf({ id: 2 }), bytesOf({ id: 3 })])
    for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size))
    expect(frames.map(({ message, body }) => [message, body.toString()])).toEqual([
      [{ id: 1 }, 'ä page'],
      [{ id: 2 }, ''],
      [{ id: 3 }, ''],
    ])
  })

  test('refuses a frame of 700 MB once its lengths have arrived', () => {
    const { read } = reading()
    expect(() => read(prefix(20, 700 * 2 ** 20))).toThrow('too large')
    expect(() => reading().read(prefix(2 ** 32 - 1, 0))).toThrow('too large')
  })

  test.each(['not json', '[]', 'null', '"text"', '1', '{"open":'])('refuses the message %s', (text) => {
    const { frames, read } = reading()
    expect(() => read(Buffer.concat([prefix(text.length, 0), Buffer.from(text)]))).toThrow()
    expect(frames).toEqual([])
  })
})
