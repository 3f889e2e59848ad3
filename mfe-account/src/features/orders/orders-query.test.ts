import { ordersPath, readOrdersQuery } from './orders-query'

const read = (search: string) => readOrdersQuery(new URLSearchParams(search))

describe('orders query', () => {
  test('round-trips the filters through the URL', () => {
    const shown = { status: 'on_hold', search: 'ring gloves & wraps', page: 3 } as const
    expect(read(new URL(ordersPath(shown), 'https://shop.example').search)).toEqual(shown)
  })

  test.each(['status=constructor', 'status=lost', 'page=-1', 'page=0', 'page=1e9', 'page=two', 'search=%20%20'])(
    'ignores invalid parameters: %s',
    (search) => expect(read(search)).toEqual({ search: '', page: 1 }),
  )

  test('limits the search text to 100 characters', () => {
    expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
  })

  test('omits default values from the URL', () => {
    expect(ordersPath({ search: '', page: 1 })).toBe('/settings/order')
  })
})
