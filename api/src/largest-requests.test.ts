import type { InjectOptions } from 'fastify'
import type { Scene } from './openapi/call-script'
import {
  bodyCalls,
  costlyReads,
  fillingRequest,
  fillings,
  jsonCalls,
  largestRequest,
  setScene,
} from './testing/largest-requests'
import { testApp, type TestApp } from './testing/test-app'

const ROUNDS = 5
/**
 * Maximum CPU of a request, as a multiple of the yardstick (10 ms on a slow core). The promise is 5; four times as
 * much leaves room for the database, which runs in this process.
 */
const MAX_YARDSTICKS = 20
/** Maximum number of statements per request. */
const MAX_STATEMENTS = 40

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
const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1]!

/** Fixed work similar to that of a call: about 10 ms on a slow core. */
function fixedWork() {
  let text = JSON.stringify(Array.from({ length: 5_000 }, (_, index) => ({ index, name: `piece ${index}` })))
  for (let round = 0; round < 3; round += 1) text = JSON.stringify(JSON.parse(text))
}

/** Retries an expensive request, since the first request of its kind includes compilation. */
async function expectCheap(what: string, request: InjectOptions) {
  let cost = Infinity
  let status = 0
  for (let round = 0; round < ROUNDS && cost > MAX_YARDSTICKS; round += 1) {
    visitor += 1
    const headers = { ...request.headers, 'x-forwarded-for': `10.14.${visitor >> 8}.${visitor & 255}` }
    const spent = await cpu(async () => ({ statusCode: status } = await api.app.inject({ ...request, headers })))
    cost = spent / yardstick
  }
  const tooExpensive = cost > MAX_YARDSTICKS && `${cost.toFixed()} times the yardstick`
  expect({ what, tooExpensive }).toEqual({ what, tooExpensive: false })
  return status
}

describe('the largest requests', () => {
  beforeAll(async () => {
    const rounds: number[] = []
    for (let round = 0; round < 2 * ROUNDS; round += 1) rounds.push(await cpu(fixedWork))
    yardstick = middle(rounds)
  })

  test.each(jsonCalls)('%s is cheap with the largest body that its contract accepts', async (name) => {
    const request = await largestRequest(scene, name)
    expect(await expectCheap(name, request)).toBeLessThan(500)
    const statements = await api.queriesOf(() => api.app.inject(request))
    expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS)
  })

  test.each(fillings)('every call is cheap with a body of %s that fills its limit', async (what, fill) => {
    for (const name of bodyCalls) {
      const status = await expectCheap(`${name} with ${what}`, fillingRequest(name, fill))
      expect({ name, refused: status >= 400 && status < 500 }).toEqual({ name, refused: true })
    }
  })

  test.each(costlyReads)('the most expensive %s query is cheap', async (what, path) => {
    expect(await expectCheap(what, { method: 'GET', url: `/api${path}` })).toBeLessThan(500)
  })
})
