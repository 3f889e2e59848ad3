import '@shop/account-contract'
import '@shop/cart-checkout-contract'
import type { Slab } from '@shop/shared-api'
import { createFakeApi, type Handlers } from '@shop/shared-api/testing/fake-api'
import { setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { DialogHost, RemoteLoaderContext, Toaster, type RemoteLoader, type WidgetProps } from '@shop/shared-ui'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ApiContext } from '../api-context'
import { routes } from '../routes'

/** Publishes the session of a wholesaler. */
export function signInWholesaler({ isVerified }: { isVerified: boolean }): void {
  setSessionHint('token')
  const user = { id: '1', username: 'Marcus', email: 'marcus@example.com', role: 'wholeseller', isVerified } as const
  bus.publish('session/changed', { user })
}

interface OpenPageOptions {
  /** The wholesale tiers provided by the layout. */
  slabs?: Slab[]
  /** Receives the lines of the cart's button on click. */
  onOrder?(lines: unknown): void
}

/** Renders one of this remote's pages in a layout; other remotes' pages render a placeholder. */
export function openPage(address: string, answers: Handlers = {}, { slabs = [], onOrder }: OpenPageOptions = {}) {
  const site = [...routes, { path: '*', element: <h1>Elsewhere</h1> }]
  const frame = { settings: null, menu: null, slabs }
  const api = createFakeApi(answers)
  const router = createMemoryRouter(
    [{ id: 'shell/frame', loader: () => frame, children: site, HydrateFallback: () => null }],
    { initialEntries: [address], getContext: () => ({ api }) as never },
  )
  render(
    <ApiContext value={api}>
      <RemoteLoaderContext value={cartPart(onOrder)}>
        <RouterProvider router={router} />
        <DialogHost />
        <Toaster />
      </RemoteLoaderContext>
    </ApiContext>,
  )
  return router
}

/** A stub of the cart remote; its button reports the lines. */
function cartPart(onOrder?: (lines: unknown) => void): RemoteLoader {
  const Widget = ({ label, about, lines }: WidgetProps['cart-checkout/order-again']) => (
    <button onClick={() => void lines().then(onOrder)}>{`${label}: ${about}`}</button>
  )
  const found = { Widget } as unknown as Awaited<ReturnType<RemoteLoader['load']>>
  return { load: () => Promise.resolve(found), peek: () => found }
}
