import type { Keyring } from '@shop/releases'
import type { Api } from '@shop/shared-api'
import type { PageForms } from '@shop/shared-api/contract'
import { CredentialsForm } from '@shop/shared-forms'
import { Form, TextField, useSubmission, type Submission } from '@shop/shared-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { createRenderer, type PartForServer } from '../../src/server-render/create-renderer'
import { buildServer } from '../app'
import { createDocumentTokens } from '../health/document-tokens'
import { createHealthMeter } from '../health/health-meter'
import type { LiveSite } from '../release-set/live-site'
import type { PageOptions } from '../render-pool/prepared-set'
import { readSiteData } from '../render-pool/site-data'

const origin = 'https://shop.example'
const secret = 's3cret-typed'
const email = 'dana@gym.example'
const token = 'opaque-token'
const device = `device=${'d'.repeat(43)}; Path=/`

interface ReceivedCall {
  url: string
  body: unknown
  visitor: unknown
  device: unknown
  requestId: unknown
}
const received: ReceivedCall[] = []
const logged: string[] = []

function ResetPage() {
  const submission = useSubmission('POST /send-password-reset-code', 'POST /validate-reset-code')
  return (
    <Form worksWithoutScripts>
      <p>Step {submission?.form ?? 'email'}</p>
      <input type="hidden" name="reset_token" defaultValue={String(submission?.values['reset_token'])} />
    </Form>
  )
}

const routes = [
  {
    id: 'account/login',
    path: '/login',
    Component: () => <CredentialsForm call="POST /login" send={async () => {}} />,
  },
  { id: 'account/reset', path: '/reset-password', Component: ResetPage },
  {
    id: 'account/review',
    path: '/signup',
    Component: () => (
      <Form>
        <TextField label="Name" name="name" />
      </Form>
    ),
  },
]
const forms: PageForms = {
  'account/login': [{ call: 'POST /login', fields: ['email', 'password'], keeps: ['email', 'password'], then: 'next' }],
  'account/reset': [
    {
      name: 'email',
      call: 'POST /send-password-reset-code',
      fields: ['email'],
      keeps: ['email'],
      then: { show: 'code' },
    },
    {
      name: 'code',
      call: 'POST /validate-reset-code',
      fields: ['email', 'code'],
      keeps: ['email'],
      then: { show: 'password', answers: ['reset_token'] },
    },
    { name: 'outside', call: 'POST /../healthz' as 'POST /login', fields: ['email'], keeps: [], then: 'next' },
  ],
}
/** Another team's part that covers the same path and tries to receive its form. */
const thief: PartForServer = {
  release: { version: '1.0.0', entry: '/r/thief/1.0.0/entry.js', integrity: {} },
  chunks: {},
  bundle: {
    routes: [{ id: 'thief/signup', path: '/settings', Component: () => <p>Taken</p> }],
    widgets: {},
    forms: {
      'thief/signup': [{ call: 'POST /contact', fields: ['password'], keeps: [], then: { path: '/' } }],
      'account/login': [{ call: 'POST /contact', fields: ['password'], keeps: [], then: { path: '/' } }],
    },
  },
}

let api: FastifyInstance
let shop: FastifyInstance

beforeAll(async () => {
  api = Fastify({ trustProxy: true })
  api.addHook('preHandler', async ({ url, body, ip, headers }) => {
    received.push({ url, body, visitor: ip, device: headers.cookie, requestId: headers['x-request-id'] })
  })
  api.post<{ Body: { password?: string } }>('/api/login', async ({ body }, reply) => {
    if (body.password === secret) return reply.header('set-cookie', device).send({ access_token: token, user: {} })
    if (body.password === 'too often') {
      return reply.code(429).header('retry-after', '30').send({ code: 'too_many', message: 'Please wait.' })
    }
    if (body.password === 'broken') return reply.code(500).send('<h1>Bad gateway</h1>')
    const errors = [{ field: 'password', message: 'Not this one' }]
    return reply.code(422).send({ code: 'bad_login', message: 'The email or password is incorrect.', errors })
  })
  api.post('/api/send-password-reset-code', () => ({ success: true, message: 'Sent' }))
  api.post('/api/validate-reset-code', () => ({ reset_token: 'r'.repeat(43) }))
  api.post('/api/subscribe', () => ({ success: true, message: 'Thanks' }))
  api.get('/api/*', () => ({ data: [] }))
  await api.listen({ port: 0, host: '127.0.0.1' })

  const shell: PartForServer = { release: { version: '1.0.0', entry: '', integrity: {} }, chunks: {} }
  const account: PartForServer = { ...thief, release: { ...thief.release, entry: '/r/account/1.0.0/entry.js' } }
  account.bundle = { routes, widgets: {}, forms }
  const owned = (part: PartForServer, prefixes: string[]) => ({
    ...part.release,
    prefixes,
    widgets: [],
    lastKnownGood: null,
  })
  const set = {
    revision: 3,
    id: 'live',
    parts: {
      shell: owned(shell, ['/contact-us', '/newsletter']),
      account: owned(account, ['/login', '/signup', '/reset-password', '/settings']),
      thief: owned(thief, []),
    },
  }
  const parts = {
    shell: { live: shell, lastKnownGood: null },
    account: { live: account, lastKnownGood: null },
    thief: { live: thief, lastKnownGood: null },
  }
  const inProcess = createRenderer({ set, parts, origin })
  const context = { api: { request: async () => ({ data: [] }) } as unknown as Api }
  const renderer = {
    ...readSiteData(inProcess.describe?.(), set),
    async render(url: string, options?: PageOptions) {
      const request = new Request(new URL(url, origin))
      const page = await inProcess.render(request, context, options as { submission?: Submission })
      return { ...page, scriptHashes: [] }
    },
  }
  const prepared = { set, replaced: [], samplePaths: [], renderer }
  const { port } = api.server.address() as { port: number }
  const server = await buildServer({
    site: { current: () => prepared, hasCanary: () => false } as unknown as LiveSite,
    meter: createHealthMeter(),
    tokens: createDocumentTokens(() => undefined),
    api: { request: async () => ({ data: [] }) } as unknown as Api,
    brand: () => Promise.reject(new Error('none')),
    apiUrl: `http://127.0.0.1:${port}`,
    origin,
    operationsUrl: 'https://operations.example',
    logger: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    wasReleased: async () => false,
    keyring: {} as Keyring,
    revocations: { assertActive: () => undefined },
    releaseOf: () => Promise.reject(new Error('none')),
    findContent: async () => [],
  })
  shop = server.app
})
afterAll(async () => {
  await shop.close()
  await api.close()
})
beforeEach(() => {
  received.splice(0)
  logged.splice(0)
})

const html = { accept: 'text/html', origin, 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, fields: Record<string, string>, headers: Record<string, string | undefined> = {}) =>
  shop.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...html, ...headers } as Record<string, string>,
    remoteAddress: '203.0.113.7',
  })

describe('formRoutes', () => {
  test('a login posted without scripts sets the session’s cookies and redirects by 303', async () => {
    const { statusCode, headers, body } = await post('/login?next=%2Fcart%3Fstep%3D1', { email, password: secret })
    expect([statusCode, headers.location]).toEqual([303, '/cart?step=1'])
    expect(headers['set-cookie']).toEqual([
      device,
      expect.stringMatching(`^token=${token}; .*HttpOnly`),
      expect.stringMatching(/^logged_in=/),
    ])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).not.toContain(token)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/login'])(
    'a login leads home instead of to next=%s',
    async (next) => {
      const { headers } = await post(`/login?next=${encodeURIComponent(next)}`, { email, password: secret })
      expect(headers.location).toBe('/')
    },
  )

  test('the API gets the declared fields alone, and the address of the visitor', async () => {
    await post('/login', { email, password: secret, role: 'admin' }, { 'x-forwarded-for': '198.51.100.9' })
    const call = { url: '/api/login', body: { email, password: secret }, visitor: '203.0.113.7' }
    expect(received).toEqual([expect.objectContaining(call)])
  })

  test('the API gets the device cookie and the id of the request', async () => {
    const cookie = `device=${'d'.repeat(43)}`
    const { headers } = await post('/login', { email, password: 'wrong one' }, { cookie })
    expect(received).toEqual([expect.objectContaining({ device: cookie, requestId: headers['x-request-id'] })])
  })

  test('a refused login shows the page with the field error and the email, without the password', async () => {
    const { statusCode, headers, body } = await post('/login', { email, password: 'wrong one' })
    expect(statusCode).toBe(422)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toMatch(/tabindex="-1" autofocus="".*The email or password is incorrect\./)
    expect(body).toMatch(/<input(?=[^>]* name="email")(?=[^>]* value="dana@gym\.example")/)
    const [password = ''] = /<input(?=[^>]* name="password")[^>]*>/.exec(body) ?? []
    const [, describedBy = 'none'] = /aria-describedby="([^" ]+)/.exec(password) ?? []
    expect(password).toContain('aria-invalid="true"')
    expect(body).toContain(`<span id="${describedBy}">Not this one</span>`)
    expect(body).not.toContain('wrong one')
  })

  test('a call that leads out of the API is not made', async () => {
    const { statusCode } = await post('/reset-password', { form: 'outside', email })
    expect(statusCode).toBe(500)
    expect(received).toEqual([])
  })

  test('the page after a refused login is rendered for this visitor alone', async () => {
    await post('/login', { email, password: 'wrong one' })
    const { statusCode, body } = await shop.inject({ url: '/login', headers: { accept: 'text/html' } })
    expect(statusCode).toBe(200)
    expect(body).not.toContain(email)
    expect(body).not.toContain('not right')
  })

  test.each([
    ['too often', 429, '30', 'Please wait.'],
    ['broken', 503, undefined, 'The shop can’t answer right now.'],
  ])('a login that is %s is answered with %i', async (password, status, retryAfter, message) => {
    const { statusCode, headers, body } = await post('/login', { email, password })
    expect([statusCode, status === 429 ? headers['retry-after'] : undefined]).toEqual([status, retryAfter])
    expect(body).toContain(message)
  })

  test('a form shows its next step without a trace in the address', async () => {
    const first = await post('/reset-password', { form: 'email', email })
    expect([first.statusCode, first.headers.location]).toEqual([200, undefined])
    expect(first.body).toContain('code</p>')
    const second = await post('/reset-password', { form: 'code', email, code: 'ABCD2345' })
    expect(second.body).toMatch(/password<\/p>.*value="r{43}"/)
    expect(second.headers['cache-control']).toBe('private, no-store')
    expect(received.map(({ url }) => url)).toEqual(['/api/send-password-reset-code', '/api/validate-reset-code'])
  })

  test("the shell's own forms redirect back to their page", async () => {
    const { statusCode, headers } = await post('/newsletter', { email })
    expect([statusCode, headers.location]).toEqual([303, '/newsletter?subscribed'])
    expect(received).toEqual([expect.objectContaining({ url: '/api/subscribe', body: { email } })])
  })

  test.each([['https://evil.example'], ['null'], ['http://shop.example']])(
    'a form posted from %s is refused before it is read',
    async (foreign) => {
      const { statusCode, body } = await post('/login', { email, password: secret }, { origin: foreign })
      expect(statusCode).toBe(403)
      expect(body).not.toContain(email)
      expect(received).toEqual([])
    },
  )

  test.each([
    ['a page without forms', '/contact'],
    ['a page with a form that needs scripts', '/signup'],
    ['the home page', '/'],
    ['a page that another part’s route covers', '/settings'],
  ])('%s responds 405 with the allowed methods', async (_page, url) => {
    const { statusCode, headers, body } = await post(url, { email, password: secret })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).not.toContain(secret)
    expect(received).toEqual([])
  })

  test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is no method of a page', async (method) => {
    const { statusCode, headers } = await shop.inject({ method, url: '/login' })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each([
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/x-www-form-urlencoded', `message=${'a'.repeat(16 * 1024)}`, 413],
  ])('a body of %s is rejected with its own status', async (type, payload, status) => {
    const { statusCode } = await shop.inject({
      method: 'POST',
      url: '/login',
      payload,
      headers: { ...html, 'content-type': type },
    })
    expect(statusCode).toBe(status)
    expect(received).toEqual([])
  })

  test('a signed-in visitor is redirected, and nothing is sent', async () => {
    const { statusCode, headers } = await post(
      '/login',
      { email, password: secret },
      { cookie: 'token=a; logged_in=1' },
    )
    expect([statusCode, headers.location]).toEqual([303, '/'])
    expect(received).toEqual([])
  })

  test('no input is logged', async () => {
    await post('/login', { email, password: 'broken' })
    await post('/login', { email, password: 'wrong one' })
    await post('/settings', { email, password: secret })
    expect(logged.join('')).not.toMatch(/dana|broken|wrong one|s3cret/)
  })

  test('a form that needs scripts is disabled in the document, and still posts', async () => {
    const { body } = await shop.inject('/signup')
    expect(body).toMatch(
      /<form method="post"><noscript><p>This form needs JavaScript\.<\/p><\/noscript><fieldset[^>]* disabled=""/,
    )
  })

  test('a form that the server accepts is enabled in the document', async () => {
    const { body } = await shop.inject('/login')
    expect(body).toMatch(/<form[^>]* method="post"/)
    expect(body).not.toMatch(/<fieldset|<noscript><p>This/)
  })
})
