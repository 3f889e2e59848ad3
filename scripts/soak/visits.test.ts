import { drawVisit, visitsTo } from './visits'

const visits = visitsTo({ products: [{ id: 7, variationId: 70 }], scarce: [], slugs: ['gloves'] })

test('visitors open what the shop has, and the wrong addresses expect a 404', () => {
  const named = (name: string) => visits.find((visit) => visit.name === name)
  expect(named('product')?.path()).toBe('/shop/7')
  expect(named('category')?.path()).toBe('/product/list/gloves')
  expect(named('quote')?.body?.()).toMatchObject({ products: [{ product_id: 7, product_variation_id: 70, qty: 1 }] })
  expect(visits.filter(({ status }) => status === 404).map(({ name }) => name)).toEqual([
    'unknown page',
    'unknown product',
  ])
})

test('each kind is drawn as often as it weighs', () => {
  const total = visits.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = Array.from({ length: total }, (_, step) => drawVisit(visits, (step + 0.5) / total).name)
  for (const { name, weight } of visits) expect(drawn.filter((other) => other === name)).toHaveLength(weight)
})
