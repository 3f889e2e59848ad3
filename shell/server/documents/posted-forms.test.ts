import { until } from '@shop/shared-api/testing/until'
import Fastify from 'fastify'
import { createDocumentTokens } from '../health/document-tokens'
import { createHealthMeter } from '../health/health-meter'
import type { LiveSite } from '../release-set/live-site'
import { readSiteData } from '../render-pool/site-data'
import { documentRoutes } from './document-routes'

const page = { status: 200, html: '', inlineStyles: [], scriptHashes: [], cache: 'public', failures: [] }
const forms = [
  { call: 'POST /login', fields: ['password'], keeps: [], then: 'next' },
  { name: 'reset', call: 'POST /send-password-reset-code', fields: ['email'], keeps: [], then: { show: 'code' } },
]

/** A document server with a canary and renderings that last until the test ends them. */
function slowShop() {
  const ends: (() => void)[] = []
  const state = { isHeld: true, buckets: [] as number[] }
  const set = { revision: 1, id: 'live', parts: {} }
  const renderer = {
    ...readSiteData(null, set),
    async render(_url: string, options?: { inBrowser?: unknown }) {
      if (options?.inBrowser) return { ...page, status: 503, html: '<p>frame</p>', cache: 'private' }
      if (state.isHeld) await new Promise<void>((end) => ends.push(end))
      return page
    },
    formsAt: () => forms,
  }
  const prepared = { set, replaced: [], renderer }
  const site = {
    hasCanary: () => true,
    forBucket(bucket: number) {
      state.buckets.push(bucket)
      return prepared
    },
  } as unknown as LiveSite
  const app = Fastify()
  app.post<{ Body: { password: string } }>('/api/login', ({ body }, reply) =>
    body.password === 'too often'
      ? reply.code(429).header('retry-after', '30').send({ code: 'too_many', message: 'Please wait.' })
      : reply.code(422).send({ code: 'bad_login', message: 'The password is not right.', errors: [] }),
  )
  app.post('/api/send-password-reset-code', () => ({ success: true }))
  const previews = { answer: async () => undefined, shownTo: () => undefined, allows: () => false }
  const tokens = createDocumentTokens(() => undefined)
  const options = { site, origin: 'https://shop.example', meter: createHealthMeter(), tokens, previews }
  documentRoutes(app, options)
  return {
    state,
    async fill() {
      const visits = Array.from({ length: 22 }, (_, index) => app.inject(`/login?x=${index}`))
      await until(() => ends.length === 2)
      return async () => {
        state.isHeld = false
        ends.splice(0).forEach((end) => end())
        await Promise.all(visits)
      }
    },
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/login',
        payload: new URLSearchParams(fields).toString(),
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
  }
}

describe('posted forms', () => {
  test.each([
    ['a refused form', { password: 'wrong' }, 'The password is not right.', '1'],
    ['a form posted too often', { password: 'too often' }, 'Please wait.', '30'],
    [
      "a form if its next step can't be rendered",
      { form: 'reset', email: 'a@b.example' },
      'We received what you sent.',
      '1',
    ],
  ])(
    '%s is answered with a sentence and Retry-After when the server is overloaded',
    async (_what, fields, outcome, retryAfter) => {
      const { fill, post } = slowShop()
      const finish = await fill()
      const { statusCode, headers, body } = await post(fields)
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        retryAfter,
        'private, no-store',
      ])
      expect(body).toContain(
        `<p>${outcome} The shop is too busy to show the page right now. Please open it again in a moment.</p>`,
      )
      expect(body).toContain('<a href="/login">Back to the page</a>')
      expect(body).not.toContain('frame')
      await finish()
    },
  )

  test('a first visitor draws one bucket per request, which the page and its cookie share', async () => {
    const { state, post } = slowShop()
    state.isHeld = false
    const { statusCode, headers } = await post({ password: 'wrong' })
    expect(statusCode).toBe(422)
    expect(state.buckets).toHaveLength(1)
    expect(headers['set-cookie']).toContain(`release-bucket=${state.buckets[0]};`)
    await post({ password: 'wrong' }, { cookie: 'release-bucket=77' })
    expect(state.buckets.slice(1)).toEqual([77])
  })
})
