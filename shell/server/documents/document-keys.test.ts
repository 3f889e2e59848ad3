import { documentShop } from '../testing/document-shop'

describe('documents', () => {
  test('are the same for all campaign parameters, and rendered without them once', async () => {
    const { open, rendered, documents } = documentShop({})
    const addresses = [
      '/shop?search=belt&size=M&size=L',
      '/shop?utm_source=mail&utm_campaign=x&size=M&size=L&search=belt',
      '/shop?gclid=1&search=belt&size=M&size=M&size=L&fbclid=2&made=up',
    ]
    const bodies = []
    for (const address of addresses) bodies.push((await open(address)).rawPayload)
    expect(rendered).toEqual([{ set: 'live', url: '/shop?search=belt&size=M&size=L' }])
    expect(bodies[1]!.equals(bodies[0]!) && bodies[2]!.equals(bodies[0]!)).toBe(true)
    expect(documents.cached().documents).toBe(1)
  })

  test('of a route that declares no parameter have none', async () => {
    const { open, rendered } = documentShop({})
    for (let index = 0; index < 50; index += 1) await open(`/shop/7?made=${index}`)
    expect(rendered).toEqual([{ set: 'live', url: '/shop/7' }])
  })

  test('that differ in a declared parameter are rendered each', async () => {
    const { open, rendered } = documentShop({})
    for (const query of ['?size=M', '?size=L', '?size=L&size=M']) await open(`/shop${query}`)
    expect(rendered.map(({ url }) => url)).toEqual(['/shop?size=M', '/shop?size=L', '/shop?size=L&size=M'])
  })

  test('of one address are rendered once for a stampede', async () => {
    const { open, rendered, state, settle } = documentShop({})
    state.isHeld = true
    const crowd = Array.from({ length: 100 }, (_, index) => open('/shop', { address: `203.0.${index}.1` }))
    await settle()
    state.ends.splice(0).forEach((end) => end())
    expect(new Set((await Promise.all(crowd)).map(({ body }) => body))).toEqual(new Set(['live: /shop']))
    expect(rendered).toHaveLength(1)
  })

  test('from the cache count for no limit, while made-up searches of one network are limited', async () => {
    const { open } = documentShop({})
    await open('/shop')
    const statuses = []
    for (let index = 0; index < 400; index += 1) statuses.push((await open(`/shop?search=${index}`)).statusCode)
    expect(statuses).toContain(503)
    expect((await open('/shop')).statusCode).toBe(200)
    expect((await open('/shop?search=other', { address: '198.51.100.9' })).statusCode).toBe(200)
  })
})
