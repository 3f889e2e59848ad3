import { keyFigures } from '../summary'
import type { RequestCpu } from './bench-cpu'
import { byCost, cpuText } from './cpu-report'

const request = (call: string, ...cpu: number[]): RequestCpu => ({
  ...{ call, body: 'largest', bytes: 2_048, status: 201 },
  cpu,
})
const form = (longestTurn: number) => ({ ...request('POST /add-rating', 90), longestTurn })

describe('report of the CPU per request', () => {
  const requests = [request('GET /menu', 2), request('POST /add-order', 40, 51, 60), request('POST /login', 50)]

  test('lists the costliest request first, by the middle round', () => {
    expect(byCost(requests).map(({ call }) => call)).toEqual(['POST /add-order', 'POST /login', 'GET /menu'])
    const text = cpuText({ requests, forms: [form(7)] })
    expect(text).toMatch(/POST \/add-order +largest +2\.0 +201 +51\.0 +60\.0\n/)
    expect(text).toContain('1 of 3 requests take more than 50 ms of the main thread')
    expect(text).toMatch(/POST \/add-rating +largest +2\.0 +201 +90\.0 +90\.0 +7\.0$/)
  })

  test('misses its target when a request or a turn of a form takes more than 50 ms', () => {
    const metBy = (worst: number, turn: number) =>
      keyFigures({ cpu: { requests: [request('POST /login', worst)], forms: [form(turn)] } }).map(({ is, met }) => [
        is,
        met,
      ])
    expect(metBy(50, 50)).toEqual([
      ['50.0 ms, POST /login', true],
      ['50.0 ms, POST /add-rating', true],
    ])
    expect(metBy(51, 51).map(([, met]) => met)).toEqual([false, false])
  })
})
