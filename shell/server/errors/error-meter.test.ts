import type { ReleaseSet } from '@shop/shared-api/contract'
import { createErrorMeter, type LocatedFailure } from './error-meter'

const part = (version: string) => ({ version, prefixes: [] }) as unknown as ReleaseSet['parts'][string]
const set: ReleaseSet = { revision: 1, id: 'abc', parts: { shell: part('1.0.0'), catalogue: part('2.0.0') } }
const origin = 'https://shop.example'
const failure: LocatedFailure = {
  ...{ part: 'catalogue', version: '2.0.0', path: '/shop/60', kind: 'handler', cause: 'code' },
  ...{ message: 'TypeError: boom', stack: `at x (${origin}/r/catalogue/2.0.0/shop.ab12.js:1:200)`, breadcrumbs: [] },
}

describe('createErrorMeter', () => {
  const stored = (over: object) => {
    const meter = createErrorMeter()
    meter.failed(set, { ...failure, ...over })
    return meter.take()!.errors[0]!
  }

  test('counts equal errors together, once', () => {
    const meter = createErrorMeter()
    for (let index = 0; index < 3; index += 1) meter.failed(set, failure)
    meter.failed(set, { ...failure, message: 'RangeError: other' })
    expect(meter.take()?.errors.map(({ message, count }) => [message, count])).toEqual([
      ['TypeError: boom', 3],
      ['RangeError: other', 1],
    ])
    expect(meter.take()).toBeNull()
  })

  test.each([
    ['an email', 'No user ann.lee@club.example found', 'No user (email) found'],
    ['the number of an order', 'Order G73PY57Y4276 is missing', 'Order (id) is missing'],
    ['a telephone number', 'Call 555-0134-77 now', 'Call (id) now'],
    ['a query', 'GET /api/track?email=a&n=1 failed', 'GET /api/track?… failed'],
    ['lines and controls', 'a\nb\u202ec', 'a b c'],
  ])('stores no message with %s', (_name, message, clean) => {
    expect(stored({ message }).message).toBe(clean)
  })

  test('stores pages and what came before without ids', () => {
    expect(stored({ path: '/order/G73PY57Y4276?token=x', breadcrumbs: ['/shop/60', 'cart/changed'] })).toMatchObject({
      path: '/order/:id',
      breadcrumbs: ['/shop/:id', 'cart/changed'],
    })
  })

  test('stores no more of a text than the registry accepts', () => {
    expect(stored({ message: 'a@b '.repeat(50) }).message).toHaveLength(200)
    expect(stored({ path: '/1'.repeat(100) }).path).toHaveLength(200)
  })

  test('drops made-up errors beyond 500 in an hour, and still counts the known', () => {
    const meter = createErrorMeter()
    let count = 0
    for (let index = 0; index < 600; index += 1) {
      meter.failed(set, {
        ...failure,
        message: `made up ${'x'.repeat(index % 7)}`,
        kind: 'render',
        stack: `at x (${origin}/r/shell/1.0.0/main.js:1:${index + 1})`,
      })
      if (index % 100 === 99) count += meter.take()?.errors.length ?? 0
    }
    expect(count).toBe(500)
    meter.failed(set, {
      ...failure,
      kind: 'render',
      message: 'made up ',
      stack: `at x (${origin}/r/shell/1.0.0/main.js:1:1)`,
    })
    expect(meter.take()).not.toBeNull()
  })
})
