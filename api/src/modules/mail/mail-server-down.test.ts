import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { asc } from 'drizzle-orm'
import { mailOutbox } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'
import { sendDueMails } from './outbox-worker'
import { smtpTransport } from './transport'

const deadlines = { connectMs: 50, silenceMs: 50 }
/** Well below the 30 seconds for which nodemailer waits by default. */
const TIMEOUT_MS = 20_000

describe('the outbox while the mail server is down', () => {
  let api: TestApp
  let silent: Server
  let settings: { publicUrl: string; secret: TestApp['secret'] }
  const sockets: Socket[] = []
  beforeAll(async () => {
    api = await testApp()
    settings = { publicUrl: 'https://shop.example', secret: api.secret }
    silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  })
  beforeEach(async () => {
    await api.db.delete(mailOutbox)
    sockets.length = 0
    for (const name of ['ana', 'bo', 'cy'])
      await api.db
        .insert(mailOutbox)
        .values({ recipient: `${name}@example.com`, template: 'password-changed', data: { username: name } })
  })
  afterAll(async () => {
    sockets.forEach((socket) => socket.destroy())
    silent.close()
    await api.close()
  })

  const attempts = async () =>
    (await api.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id))).map((row) => row.attempts)

  test(
    'contacts a hanging server once per round and counts an attempt of one mail only',
    async () => {
      const { port } = silent.address() as AddressInfo
      const transport = smtpTransport(`smtp://127.0.0.1:${port}`, deadlines)
      expect(await sendDueMails(api.db, transport, settings)).toBe(0)
      expect([sockets.length, await attempts()]).toEqual([1, [1, 0, 0]])
      expect(await sendDueMails(api.db, transport, settings)).toBe(0)
      expect(sockets).toHaveLength(1)
    },
    TIMEOUT_MS,
  )

  test('sends everything once the server is back', async () => {
    expect(await sendDueMails(api.db, smtpTransport('smtp://127.0.0.1:1', deadlines), settings)).toBe(0)
    expect(await attempts()).toEqual([1, 0, 0])
    await api.db.update(mailOutbox).set({ nextTryAt: new Date(0) })
    const sent: string[] = []
    expect(await sendDueMails(api.db, async ({ to }) => void sent.push(to), settings)).toBe(3)
    expect(sent).toEqual(['ana@example.com', 'bo@example.com', 'cy@example.com'])
  })
})
