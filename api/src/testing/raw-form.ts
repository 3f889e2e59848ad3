import { connect, type Socket } from 'node:net'

/** A multipart form over a separate socket, so that a test controls when each byte is sent. */
export interface RawForm {
  socket: Socket
  /** Sends this many of the remaining bytes, by default all of them. */
  send: (bytes?: number) => void
  /** The complete response, once the server has closed the connection or finished responding. */
  answered: Promise<string>
  /** Resolves when either side has closed the connection. */
  closed: Promise<void>
}

/** Opens a connection and sends the headers of a form without its body. */
export async function openRawForm(
  port: number,
  path: string,
  form: FormData,
  address: string,
  headers: Record<string, string> = {},
): Promise<RawForm> {
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
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)

  const send = (bytes = body.length - sent) => {
    socket.write(body.subarray(sent, sent + bytes))
    sent += bytes
  }
  return { socket, send, answered, closed }
}
