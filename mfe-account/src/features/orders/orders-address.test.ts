import { ordersPath, readOrdersAddress } from './orders-address'

const read = (search: string) => readOrdersAddress(new URLSearchParams(search))

describe("the order list's address", () => {
  it('says which orders are shown, and comes back from its own path', () => {
    const shown = { status: 'on_hold', search: 'ring gloves & wraps', page: 3 } as const
    expect(read(new URL(ordersPath(shown), 'https://shop.example').search)).toEqual(shown)
  })

  it.each(['status=constructor', 'status=lost', 'page=-1', 'page=0', 'page=1e9', 'page=two', 'search=%20%20'])(
    'shows all orders for what it cannot mean: %s',
    (search) => expect(read(search)).toEqual({ search: '', page: 1 }),
  )

  it('searches by 100 characters at most', () => {
    expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
  })

  it('is short where nothing is chosen', () => {
    expect(ordersPath({ search: '', page: 1 })).toBe('/settings/order')
  })
})
