import {
  DialogHost,
  RemoteLoaderContext,
  SubmissionContext,
  Toaster,
  type RemoteLoader,
  type Submission,
} from '@shop/shared-ui'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom'
import type { FrameData } from '../frame-loader'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { sampleMenu } from './sample-frame'

/** Options of a test's layout. */
export interface FrameSetup {
  /** The frame itself; only the screens by default. */
  frame?: ReactNode
  /** The screens by path; every other path shows its name. */
  routes?: RouteObject[]
  path?: string
  /** Overrides the sample data. */
  data?: Partial<FrameData>
  widgets?: RemoteLoader
  /** The posted form that the document answers. */
  submission?: Submission
}

/** The layout's routes with loaded data, as after server rendering. */
export function frameRouter({ frame = <Outlet />, routes = [], path = '/', data }: FrameSetup) {
  const frameData: FrameData = { settings: sampleSettings, menu: sampleMenu, slabs: [], ...data }
  const loaderData = { 'shell/frame': frameData }
  return createMemoryRouter(
    [
      {
        id: 'shell/frame',
        loader: () => loaderData['shell/frame'],
        shouldRevalidate: () => false,
        element: frame,
        children: [...routes, { path: '*', element: <h1>Another page</h1> }],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData } },
  )
}

/** Shows something of the frame in the real router, with the hosts of dialogs and toasts. */
export function showInFrame(setup: FrameSetup = {}) {
  const router = frameRouter(setup)
  const shown = render(
    <RemoteLoaderContext value={setup.widgets ?? noWidgets}>
      <SubmissionContext value={{ current: setup.submission }}>
        <RouterProvider router={router} />
      </SubmissionContext>
      <DialogHost />
      <Toaster />
    </RemoteLoaderContext>,
  )
  return { ...shown, router, address: () => router.state.location.pathname + router.state.location.search }
}

const noWidgets: RemoteLoader = {
  load: () => Promise.reject(new Error('This part is down.')),
  peek: () => undefined,
}
