import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema'
import type { ExampleRequest, Scene } from '../openapi/call-script'
import { scripts } from '../openapi/scripts'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
let token: string
let gym: string

describe('HTTP caching', () => {
  beforeAll(async () => {
    api = await testApp()
    token = (await api.signUp('ana@example.com')).access_token
    gym = (await api.signUp('gym@example.com')).access_token
    await api.db.update(users).set({ role: 'wholeseller', isVerified: true }).where(eq(users.email, 'gym@example.com'))
  })
  afterAll(() => api.close())

  const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([name, { status }]) => name.startsWith('GET ') && status !== 302,
  )
  /** Stored by no cache: a read by a link that is a secret, and the one by which caches know that data changed. */
  const notStored: EndpointName[] = ['GET /roster-sheets/:key', 'GET /revision']
  const isForAll = ([name, { access }]: [EndpointName, Endpoint]) => access === 'public' && !notStored.includes(name)
  const publicReads = reads.filter(isForAll).map(([name]) => name)
  const privateReads = reads.filter((read) => !isForAll(read)).map(([name]) => name)

  async function callOf(name: EndpointName) {
    const { request } = scripts[name]
    const { params, query = {} } = (
      typeof request === 'function' ? await request({ api } as Scene) : request
    ) as ExampleRequest
    const search = new URLSearchParams()
    for (const [key, value] of Object.entries(query))
      for (const item of [value].flat()) search.append(key, String(item))
    return { params, query: search.toString() }
  }

  test.each(publicReads)('%s is cacheable and supports conditional requests', async (name) => {
    const call = await callOf(name)
    const first = await api.call(name, call)
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^(W\/)?"[\w-]+"$/)
    const again = await api.call(name, { ...call, headers: { 'if-none-match': etag } })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    const weakened = await api.call(name, { ...call, headers: { 'if-none-match': `"older", W/${etag}` } })
    expect(weakened.status).toBe(304)
    expect((await api.call(name, { ...call, headers: { 'if-none-match': '"older"' } })).status).toBe(200)
  })

  test.each(publicReads)('%s responds the same to an approved wholesaler as to everyone', async (name) => {
    const call = await callOf(name)
    const theirs = await api.call(name, { ...call, token: gym })
    const anybodys = await api.call(name, call)
    expect([theirs.status, theirs.text, theirs.headers.etag]).toEqual([200, anybodys.text, anybodys.headers.etag])
  })

  test.each(privateReads)('%s is not cacheable', async (name) => {
    const params = { id: '11111111-1111-4111-8111-111111111111', key: 'x'.repeat(22) }
    const { headers } = await api.call(name, { params, token })
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })

  test('marks rejections as not cacheable', async () => {
    const { headers } = await api.call('GET /get-product/:id', { params: { id: 2_000_000 } })
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })
})
