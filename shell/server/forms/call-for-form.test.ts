import Fastify from 'fastify'
import { callForForm } from './call-for-form'

describe('callForForm', () => {
  test('times out without an API response, and sends Retry-After', async () => {
    const app = Fastify()
    app.post('/api/login', (_request, reply) => void reply.hijack())
    app.post('/login', (request) => callForForm(app, request, 'POST /login', {}, 20))
    const answer = await app.inject({ method: 'POST', url: '/login' })
    expect(answer.json()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      refusal: { message: expect.stringContaining('can’t answer right now'), errors: [] },
    })
    await app.close()
  })
})
