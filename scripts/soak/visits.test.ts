import { drawVisit, visitsTo } from './visits'

const visits = visitsTo({ products: [{ id: 7, variantId: 70 }], scarce: [], slugs: ['gloves'] })

describe('visits', () => {
  test('visits existing pages and expects a 404 for wrong addresses', () => {
    const named = (name: string) => visits.find((visit) => visit.name === name)
    expect(named('product')?.path()).toBe('/shop/7')
    expect(named('category')?.path()).toBe('/product/list/gloves')
    expect(named('quote')?.body?.()).toMatchObject({ products: [{ product_id: 7, product_variation_id: 70, qty: 1 }] })
    expect(visits.filter(({ status }) => status === 404).map(({ name }) => name)).toEqual([
      'unknown page',
      'unknown product',
    ])
  })

  test('draws each kind by its weight', () => {
    const total = visits.reduce((sum, { weight }) => sum + weight, 0)
    const drawn = Array.from({ length: total }, (_, step) => drawVisit(visits, (step + 0.5) / total).name)
    expect(drawn).not.toEqual([])
    for (const { name, weight } of visits) expect(drawn.filter((other) => other === name)).toHaveLength(weight)
  })
})
