import { connect, type AddressInfo } from 'node:net'
import { testApp, type TestApp } from '../testing/test-app'

const CALLS = 20

/** Sends `Connection: close` and reads the response only after the full body is sent; returns its status line. */
async function send(port: number, path: string, type: string, body: Buffer, address: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`,
  )
  const failed = new Promise<string>((resolve) => socket.once('error', ({ message }) => resolve(message)))
  const sent = new Promise<void>((resolve) => socket.write(body, () => resolve()))
  const read = sent.then(async () => (await socket.toArray()).join(''))
  const answer = await Promise.race([read.catch(({ message }: Error) => message), failed])
  return answer.split('\r\n', 1)[0]!
}

describe('earlyAnswers', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await testApp()
    await api.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => api.close())

  test.each([
    ['JSON of 254 KB', '/contact', 'application/json', 254_000],
    ['a form of 30 MB', '/add-rating', 'multipart/form-data; boundary=x', 30 * 2 ** 20],
  ])('reach a client that sends all of %s first', async (_what, path, type, bytes) => {
    const { port } = api.app.server.address() as AddressInfo
    const answers: string[] = []
    for (let call = 0; call < CALLS; call += 1)
      answers.push(await send(port, path, type, Buffer.alloc(bytes, 'x'), `10.14.0.${call}`))
    expect(answers).toEqual(Array(CALLS).fill('HTTP/1.1 413 Payload Too Large'))
  })
})
