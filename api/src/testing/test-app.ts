import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointName, Endpoints, ErrorBody, Session } from '@shop/shared-api/contract'
import type { z } from 'zod'
import type { InjectOptions } from 'fastify'
import { buildApp, type AppOptions } from '../app'
import type { DatabaseHandle } from '../database/client'
import { openServerSecret } from '../server-secret'
import { sampleDatabase } from './memory-database'
import { fillSampleShop } from './sample-shop'

/** The response of a test's call, typed by the contract; read `error` when it failed. */
export interface TestResponse<Name extends EndpointName> {
  status: number
  headers: Record<string, unknown>
  body: z.output<Endpoints[Name]['response']>
  error: ErrorBody & Record<string, unknown>
  text: string
}

/** Options of a test's call: parts of the request, and the token. */
export interface TestCall {
  params?: Record<string, string | number>
  query?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

/** The API on an in-memory sample shop, with every response validated against the contract. Close it at the end. */
export async function testApp(options: Partial<AppOptions> & { handle?: DatabaseHandle } = {}) {
  const queries: string[] = []
  const { handle, shop } = options.handle
    ? { handle: options.handle, shop: await fillSampleShop(options.handle.db) }
    : await sampleDatabase((query) => queries.push(query))
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-api-test-'))
  const secret = openServerSecret(dataDir)
  const app = await buildApp({ db: handle.db, dataDir, secret, checkAnswers: true, ...options })

  async function call<Name extends EndpointName>(name: Name, call: TestCall = {}): Promise<TestResponse<Name>> {
    const [method, path] = name.split(' ') as [InjectOptions['method'], string]
    const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(call.params?.[key])))
    const sent = call.body === undefined ? {} : await payloadOf(call.body)
    const bearer = call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }
    const answer = await app.inject({
      method,
      url: `/api${url}${call.query ? `?${call.query}` : ''}`,
      payload: sent.payload,
      headers: { ...sent.headers, ...bearer, ...call.headers },
    })
    const body = answer.body === '' ? undefined : (JSON.parse(answer.body) as never)
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: body as never,
      error: body as never,
      text: answer.body,
    }
  }

  let newcomers = 0
  /** Signs up a new customer from a separate address. */
  async function signUp(email: string, password = 'left hook body shot'): Promise<Session> {
    newcomers += 1
    const { body } = await call('POST /register', {
      body: { username: 'Tester', email, password, password_confirmation: password, terms: true },
      headers: { 'x-forwarded-for': `10.0.${newcomers >> 8}.${newcomers & 255}` },
    })
    return body
  }

  /** Counts the statements that `work` sends to the database. */
  async function queriesOf(work: () => Promise<unknown>): Promise<number> {
    const before = queries.length
    await work()
    return queries.length - before
  }

  async function close() {
    await app.close()
    await handle.close()
    rmSync(dataDir, { recursive: true, force: true })
  }

  return { app, db: handle.db, handle, shop, dataDir, secret, call, signUp, queriesOf, close }
}

/** JSON unchanged, and a FormData as the bytes that a browser would send. */
export async function payloadOf(body: unknown): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (!(body instanceof FormData)) return { payload: body as object }
  const sent = new Response(body)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type')! },
  }
}

/** See `testApp`. */
export type TestApp = Awaited<ReturnType<typeof testApp>>
