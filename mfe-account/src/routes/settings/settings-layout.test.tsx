import { waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { routes } from '../../routes'
import { createFakeApi } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { signIn, signOut } from '../../testing/people'

const pages = [
  ['/settings/profile', 'Account'],
  ['/settings/update-password', 'Password'],
  ['/settings/order', 'Orders'],
  ['/settings/order-track', 'Order track'],
  ['/settings/payment-methods', 'Payment'],
] as const

const empty = () =>
  createFakeApi({ 'GET /get-orders': () => ({ data: [], meta: { page: 1, limit: 10, total: 0, last_page: 1 } }) })

beforeEach(() => signIn())

describe('settings layout', () => {
  test.each(pages)('%s redirects guests to the login page without API calls', async (address) => {
    signOut()
    const api = empty()
    const page = openPage(`${address}?page=2`, api)
    await page.heading('Log in')
    expect(page.path()).toBe(`/login?next=${encodeURIComponent(`${address}?page=2`)}`)
    expect(api.calls).toEqual([])
  })

  test.each(pages)(
    '%s renders the layout with its heading on the server, without a session',
    async (address, heading) => {
      const handler = createStaticHandler(routes)
      const result = (await handler.query(new Request(`http://shop.test${address}`))) as StaticHandlerContext
      expect(result.matches.every(({ route }) => (route.handle as { private?: boolean }).private)).toBe(true)
      const router = createStaticRouter(handler.dataRoutes, result)
      const html = renderToString(<StaticRouterProvider router={router} context={result} hydrate={false} />)
      document.body.innerHTML = html
      expect(within(document.body).getByRole('heading', { level: 1 })).toHaveTextContent(heading)
      document.body.innerHTML = ''
    },
  )

  test('opens the profile by default', async () => {
    const page = openPage('/settings', empty())
    await waitFor(() => expect(page.path()).toBe('/settings/profile'))
  })
})
