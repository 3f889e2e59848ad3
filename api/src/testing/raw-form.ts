import { connect, type Socket } from 'node:net'

/** A multipart form over a socket of its own, so that a test decides when which byte is sent. */
export interface RawForm {
  socket: Socket
  /** Sends this many of the bytes that are left, all of them by default. */
  send: (bytes?: number) => void
  /** Everything that the server answered, once it has closed the connection or answered in full. */
  answered: Promise<string>
  /** Resolves when the connection is gone, from either side. */
  closed: Promise<void>
}

/** Opens a connection and sends the head of a form; none of its body yet. */
export async function openRawForm(port: number, path: string, form: FormData, address: string): Promise<RawForm> {
  const request = new Response(form)
  const body = Buffer.from(await request.arrayBuffer())
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let sent = 0
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (/\r\n\r\n[\s\S]*\}$/.test(answer)) resolve(answer)
    })
    socket.on('close', () => resolve(answer))
  })
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: shop',
    `content-type: ${request.headers.get('content-type')}`,
    `content-length: ${body.length}`,
    `x-forwarded-for: ${address}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)

  const send = (bytes = body.length - sent) => {
    socket.write(body.subarray(sent, sent + bytes))
    sent += bytes
  }
  return { socket, send, answered, closed }
}
