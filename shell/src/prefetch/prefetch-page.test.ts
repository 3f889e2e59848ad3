import type { Api } from '@shop/shared-api'
import type { ReleaseSet } from '@shop/shared-api/contract'
import type { RouteObject } from 'react-router-dom'
import { createPrefetch } from './prefetch-page'

const set = { revision: 1, parts: { catalogue: { prefixes: ['/product/list'] } } } as unknown as ReleaseSet
const api = { request: jest.fn() } as unknown as Api
const at = (path: string) => new URL(path, location.origin)

function shop({ handle, loader = jest.fn() }: { handle?: object; loader?: jest.Mock } = {}) {
  const lazy = jest.fn(async () => ({ loader }))
  const route = { path: '/product/list/:slug', handle, lazy } as unknown as RouteObject
  const routes = jest.fn(async () => ({ version: '1.0.0', value: [route] }))
  return { loader, lazy, routes, prefetch: createPrefetch({ set, remotes: { routes }, api }) }
}

describe('createPrefetch', () => {
  test('fetches the part, the screen and its data, quietly', async () => {
    const { prefetch, loader } = shop()
    await prefetch(at('/product/list/gloves?color=Red'))
    expect(loader).toHaveBeenCalledTimes(1)
    const { request, params, context } = loader.mock.calls[0][0]
    expect({ url: request.url, params, context }).toEqual({
      url: `${location.origin}/product/list/gloves?color=Red`,
      params: { slug: 'gloves' },
      context: { api },
    })
  })

  test('fetches once, however often the mouse passes', async () => {
    const { prefetch, loader } = shop()
    await Promise.all([prefetch(at('/product/list/gloves')), prefetch(at('/product/list/gloves'))])
    expect(loader).toHaveBeenCalledTimes(1)
  })

  test('leaves the data of private pages for the visit', async () => {
    const { prefetch, loader, lazy } = shop({ handle: { private: true } })
    await prefetch(at('/product/list/gloves'))
    expect(lazy).toHaveBeenCalled()
    expect(loader).not.toHaveBeenCalled()
  })

  test('ignores failures, and paths without a part', async () => {
    const { prefetch, routes } = shop({ loader: jest.fn(async () => Promise.reject(new Error('503'))) })
    await expect(prefetch(at('/product/list/gloves'))).resolves.toBeUndefined()
    routes.mockRejectedValue(new Error('down'))
    await expect(prefetch(at('/product/list/belts'))).resolves.toBeUndefined()
    await expect(prefetch(at('/nowhere'))).resolves.toBeUndefined()
  })
})
