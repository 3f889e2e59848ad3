import type { Api, GeneralSetting } from '@shop/shared-api'
import {
  DialogHost,
  RemoteLoaderContext,
  SubmissionContext,
  Toaster,
  type RemoteLoader,
  type Submission,
} from '@shop/shared-ui'
import { configure, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ApiContext } from '../api-context'
import { routes } from '../routes'
import { orderAgainWidget } from './order-again-widget'

// The first test of a file waits for the page's chunk to compile.
configure({ asyncUtilTimeout: 8_000 })

interface Surroundings {
  settings?: Partial<GeneralSetting>
  /** Loads the widgets of other remotes. */
  widgets?: RemoteLoader
  /** The form posted without scripts that the document responds to. */
  submission?: Submission
}

/** Renders this remote's routes at a URL, or at a location with its state, in a layout like the shell's; pages of other remotes render their URL. */
export function openPage(
  address: string | { pathname: string; state: unknown },
  api: Api,
  { settings, widgets = orderAgainWidget().loader, submission }: Surroundings = {},
) {
  const site = [...routes, { path: '*', element: <h1>Elsewhere</h1> }]
  const frame = { id: 'shell/frame', loader: () => ({ settings }), children: site, HydrateFallback: () => null }
  const router = createMemoryRouter([frame], { initialEntries: [address] })
  render(
    <ApiContext value={api}>
      <RemoteLoaderContext value={widgets}>
        <SubmissionContext value={{ current: submission }}>
          <RouterProvider router={router} />
        </SubmissionContext>
      </RemoteLoaderContext>
      <DialogHost />
      <Toaster />
    </ApiContext>,
  )
  const path = () => router.state.location.pathname + router.state.location.search
  return {
    path,
    hash: () => router.state.location.hash,
    /** Waits for the page's heading. */
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }),
  }
}
