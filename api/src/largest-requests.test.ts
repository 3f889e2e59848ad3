import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import type { InjectOptions } from 'fastify'
import type { ExampleRequest, Scene } from './openapi/call-script'
import { setScene } from './openapi/play'
import { scripts } from './openapi/scripts'
import { bodyLimitOf } from './plugins/body-limits'
import { escapedJson, largestBody } from './testing/largest-body'
import { testApp, type TestApp } from './testing/test-app'

const ROUNDS = 5
/** A request may take this many times the CPU of the yardstick, which stands for 10 ms of a slow core; the promise is 5. Four times that much leaves room for the database, which runs in this process here. */
const MOST_YARDSTICKS = 20
/** The most statements of any request. */
const MOST_STATEMENTS = 40

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !(endpoints[name] as Endpoint).multipart)

let yardstick: number
let api: TestApp
let scene: Scene
let visitor = 0
beforeAll(async () => {
  api = await testApp({ checkAnswers: false })
  scene = await setScene(api)
})
afterAll(() => api.close())

const cpu = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
const middle = (numbers: number[]) => numbers.sort((one, other) => one - other)[numbers.length >> 1]!

/** Fixed work of the kind that a call does: about 10 ms on a slow core. */
function fixedWork() {
  let text = JSON.stringify(Array.from({ length: 5_000 }, (_, index) => ({ index, name: `piece ${index}` })))
  for (let round = 0; round < 3; round += 1) text = JSON.stringify(JSON.parse(text))
}

/** Tries again when a request was expensive, since the first one of its kind is compiled on the way. */
async function expectCheap(what: string, request: InjectOptions) {
  let cost = Infinity
  let status = 0
  for (let round = 0; round < ROUNDS && cost > MOST_YARDSTICKS; round += 1) {
    visitor += 1
    const headers = { ...request.headers, 'x-forwarded-for': `10.14.${visitor >> 8}.${visitor & 255}` }
    const spent = await cpu(async () => ({ statusCode: status } = await api.app.inject({ ...request, headers })))
    cost = spent / yardstick
  }
  const tooExpensive = cost > MOST_YARDSTICKS && `${cost.toFixed()} times the yardstick`
  expect({ what, tooExpensive }).toEqual({ what, tooExpensive: false })
  return status
}

async function requestOf(name: EndpointName): Promise<InjectOptions> {
  const { request } = scripts[name]
  const {
    params,
    query = {},
    body,
    headers,
    as,
  } = (typeof request === 'function' ? await request(scene) : request) as ExampleRequest
  const [method, path] = name.split(' ') as ['GET', string]
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) for (const one of [value].flat()) search.append(key, String(one))
  const largest = body && largestBody(name, body)
  return {
    method,
    url: `/api${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params?.[key])))}?${search}`,
    headers: {
      ...(headers as Record<string, string>),
      ...(largest !== undefined && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${scene.tokens[as]}` }),
    },
    ...(largest !== undefined && { payload: escapedJson(largest) }),
  }
}

/** Bodies that fill a limit and are refused only after they were read. */
const filling: [what: string, fill: (bytes: number) => string][] = [
  ['digits and spaces', (bytes) => `{"products":"${'6 '.repeat((bytes - 16) / 2)}"}`],
  ['lists in lists', (bytes) => '['.repeat(bytes)],
  ['entries that are none', (bytes) => `{"products":[${'{},'.repeat((bytes - 20) / 3)}{}]}`],
  ['one endless number', (bytes) => `{"products":${'9'.repeat(bytes - 16)}}`],
  ['many unknown fields', (bytes) => `{${Array.from({ length: bytes / 12 }, (_, key) => `"${key}":1`).join(',')}}`],
  ['marks that combine', (bytes) => `{"products":"a${'\u0301\u0323'.repeat((bytes - 20) / 4)}"}`],
]

const search = (text: string) => `/get-products?limit=60&search=${encodeURIComponent(text.slice(0, 100))}`
const reads: [what: string, path: string][] = [
  [
    'many words',
    search('glove belt shirt boxing ninja karate gi red rash guard mouth hand wraps shorts bag pad mitt x'),
  ],
  [
    'many misspelt words',
    search('glvoe blet shrit bxoing nnija kraate gii rdd rsah gaurd muoth hnad wrpas shrots bga apd mt'),
  ],
  ['one long word', search('glovebelt'.repeat(12))],
  ['every facet', `/get-products?limit=60&${Array.from({ length: 30 }, (_, n) => `size=S${n}&color=C${n}`).join('&')}`],
  ['the last page', '/get-products?limit=60&page=100000&sort=rating'],
  ['ten products seen', `/get-recent-view?${Array.from({ length: 10 }, (_, n) => `product_ids=${n + 1}`).join('&')}`],
]

describe('the largest requests', () => {
  beforeAll(async () => {
    const rounds: number[] = []
    for (let round = 0; round < 2 * ROUNDS; round += 1) rounds.push(await cpu(fixedWork))
    yardstick = middle(rounds)
  })

  test.each(names)('%s is cheap with the largest body that its contract accepts', async (name) => {
    const request = await requestOf(name)
    expect(await expectCheap(name, request)).toBeLessThan(500)
    const statements = await api.queriesOf(() => api.app.inject(request))
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS)
  })

  test.each(filling)('every call is cheap with a body of %s that fills its limit', async (what, fill) => {
    for (const name of names.filter((one) => (endpoints[one] as Endpoint).body)) {
      const [method, path] = name.split(' ') as ['POST', string]
      const url = `/api${path.replace(/:\w+/g, 'x')}`
      const headers = { 'content-type': 'application/json' }
      const status = await expectCheap(`${name} with ${what}`, {
        ...{ method, url, headers },
        payload: fill(bodyLimitOf(name)),
      })
      expect({ name, refused: status >= 400 && status < 500 }).toEqual({ name, refused: true })
    }
  })

  test.each(reads)('a read of %s is cheap', async (what, path) => {
    expect(await expectCheap(what, { method: 'GET', url: `/api${path}` })).toBeLessThan(500)
  })
})
