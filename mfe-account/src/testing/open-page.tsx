import type { Api } from '@shop/shared-api'
import { DialogHost, Toaster } from '@shop/shared-ui'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ApiContext } from '../api-context'
import { routes } from '../routes'

/** Opens this part's own routes at an address, dialogs and toasts beside them; other parts' pages say their address. */
export function openPage(address: string, api: Api) {
  const site = [...routes, { path: '*', element: <h1>Elsewhere</h1> }]
  const router = createMemoryRouter([{ children: site, HydrateFallback: () => null }], { initialEntries: [address] })
  render(
    <ApiContext value={api}>
      <RouterProvider router={router} />
      <DialogHost />
      <Toaster />
    </ApiContext>,
  )
  const path = () => router.state.location.pathname + router.state.location.search
  return {
    path,
    /** Waits for the page's own heading. */
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 }),
  }
}
