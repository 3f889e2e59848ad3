import type { RouteObject } from 'react-router-dom'
import { describeBundle } from './describe-bundle'

describe('describeBundle', () => {
  test('lists the full path of every route that a router can match', () => {
    const routes: RouteObject[] = [
      { path: '/settings', children: [{ index: true }, { path: 'profile' }, { path: '/settings/orders' }] },
      { id: 'frame', children: [{ path: '/shop' }] },
      { path: '/login', children: [] },
      { path: 'deals' },
    ]
    expect(describeBundle({ routes }).routes).toEqual([
      '/settings',
      '/settings',
      '/settings/profile',
      '/settings/orders',
      '/shop',
      '/login',
      'deals',
    ])
  })

  test('lists nothing for a bundle without routes and widgets', () => {
    expect(describeBundle({})).toEqual({ routes: [], widgets: [], scripts: {} })
  })
})
