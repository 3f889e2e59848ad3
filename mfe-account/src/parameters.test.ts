import type { RouteObject } from 'react-router-dom'
import { ordersPath } from './features/orders/orders-query'
import { parameters } from './parameters'
import { routes } from './routes'

const idsOf = (list: readonly RouteObject[]): (string | undefined)[] =>
  list.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

describe('query parameters', () => {
  test('belong to routes', () => {
    expect(idsOf(routes)).toEqual(expect.arrayContaining(Object.keys(parameters)))
  })

  test('of the orders include every filter', () => {
    const { search } = new URL(ordersPath({ status: 'pending', search: 'belt', page: 2 }), 'https://shop.example')
    expect([...new URLSearchParams(search).keys()]).toEqual(parameters['account/orders'])
  })
})
