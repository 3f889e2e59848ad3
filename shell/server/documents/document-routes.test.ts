import Fastify from 'fastify'
import type { LiveSite } from '../release-set/live-site'
import { documentRoutes } from './document-routes'

const page = { status: 200, html: '<h1>Page</h1>', inlineStyles: [], inlineScript: '', cache: 'public', failures: [] }
const site = {
  current: () => ({ set: { revision: 3 }, renderer: { render: async () => page } }),
} as unknown as LiveSite
const app = Fastify()
documentRoutes(app, { site, api: {}, origin: 'https://shop.example' })
afterAll(() => app.close())

const open = (url: string, cookie?: string) => app.inject({ url, headers: cookie ? { cookie } : {} })

describe('a document', () => {
  it('of everyone may be kept by shared caches, whoever asks', async () => {
    expect((await open('/shop', 'token=abc')).headers['cache-control']).toContain('public')
  })

  it('of one’s own is not sent to a guest, who goes to the login and comes back', async () => {
    const { statusCode, headers, body } = await open('/settings/order?page=2', 'token=; theme=dark')
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 302,
      location: '/login?next=%2Fsettings%2Forder%3Fpage%3D2',
    })
    expect(body).not.toContain('Page')
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('of one’s own is sent where a session stands, and kept by nobody', async () => {
    const { statusCode, headers } = await open('/settings/order', 'theme=dark; token=abc')
    expect({ statusCode, kept: headers['cache-control'] }).toEqual({ statusCode: 200, kept: 'private, no-store' })
  })

  it('for guests sends someone with a session to the front of the shop', async () => {
    expect((await open('/login', 'token=abc')).headers.location).toBe('/')
    expect((await open('/login')).statusCode).toBe(200)
    expect((await open('/login')).headers['cache-control']).toBe('private, no-store')
  })
})
