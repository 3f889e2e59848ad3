/** Bytes of one frame: documents have about 250 kB, Node bundles up to 3 MB. */
const MAX_FRAME_BYTES = 8 * 2 ** 20
const MAX_MESSAGE_BYTES = 2 * 2 ** 20
const PREFIX_BYTES = 8

/** One message between a renderer and its parent, with a binary body that is never parsed. */
export interface Frame {
  message: Record<string, unknown>
  body: Buffer
}

/** Serializes a frame: lengths of the message and the body, the message as JSON, the body. */
export function encodeFrame(message: object, body: Uint8Array = Buffer.alloc(0)): Buffer[] {
  const text = Buffer.from(JSON.stringify(message))
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt32BE(text.length, 0)
  prefix.writeUInt32BE(body.length, 4)
  return [Buffer.concat([prefix, text]), Buffer.from(body.buffer, body.byteOffset, body.byteLength)]
}

/**
 * Returns a function that is called with each chunk of a stream, and calls `onFrame` for each complete frame. It throws
 * for a frame that is too large, as soon as its lengths have arrived, and for a message that is not a JSON object.
 */
export function createFrameReader(onFrame: (frame: Frame) => unknown): (chunk: Buffer) => void {
  let chunks: Buffer[] = []
  let received = 0
  let expected = PREFIX_BYTES

  return (chunk) => {
    chunks.push(chunk)
    received += chunk.length
    while (received >= expected) {
      const bytes = chunks[1] ? Buffer.concat(chunks) : (chunks[0] ?? chunk)
      chunks = [bytes]
      const [messageBytes, bodyBytes] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)]
      if (messageBytes > MAX_MESSAGE_BYTES || messageBytes + bodyBytes > MAX_FRAME_BYTES) {
        throw new Error(`a frame of ${messageBytes + bodyBytes} bytes is too large`)
      }
      expected = PREFIX_BYTES + messageBytes + bodyBytes
      if (received < expected) return
      const message: unknown = JSON.parse(bytes.toString('utf8', PREFIX_BYTES, PREFIX_BYTES + messageBytes))
      if (!isRecord(message)) throw new Error('a message is not an object')
      const body = bytes.subarray(PREFIX_BYTES + messageBytes, expected)
      const rest = bytes.subarray(expected)
      chunks = [rest]
      received = rest.length
      expected = PREFIX_BYTES
      onFrame({ message, body })
    }
  }
}

/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
