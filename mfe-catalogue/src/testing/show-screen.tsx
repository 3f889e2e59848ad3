import { RemoteLoaderContext, type RemoteLoader } from '@shop/shared-ui'
import { render } from '@testing-library/react'
import type { Api } from '@shop/shared-api'
import type { ComponentType } from 'react'
import {
  createMemoryRouter,
  RouterProvider,
  type LoaderFunction,
  type ShouldRevalidateFunction,
} from 'react-router-dom'

interface Screen {
  Component: ComponentType
  loader?: (args: never) => unknown
  shouldRevalidate?: ShouldRevalidateFunction
}

interface ShowScreenOptions {
  screen: Screen
  /** Pattern under which the screen is mounted. */
  path: string
  /** Address to open. */
  at: string
  /** Lent to the loader, as the document server does. */
  api: Api
}

/** Opens a screen at an address in the real router and waits for it; other addresses show their own path and query. */
export async function showScreen({ screen, path, at, api }: ShowScreenOptions) {
  const load = screen.loader as LoaderFunction | undefined
  const router = createMemoryRouter(
    [
      {
        path,
        Component: screen.Component,
        shouldRevalidate: screen.shouldRevalidate,
        loader: load && ((args) => load({ ...args, context: { api } as never })),
        hydrateFallbackElement: <></>,
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  )
  const shown = render(
    <RemoteLoaderContext value={widgets}>
      <RouterProvider router={router} />
    </RemoteLoaderContext>,
  )
  await shown.findByRole('heading', { level: 1 })
  return { ...shown, address: () => router.state.location.pathname + router.state.location.search }
}

/** Stands in for other parts' widgets: says what it was given, and lets a choice that lacks something be asked for. */
const widgets: RemoteLoader = {
  load: () => Promise.reject(new Error('Tests have every widget available.')),
  peek: (owner, name) => ({
    Widget: ({ variantId, quantity, onIncomplete }) => (
      <>
        <output>{`${owner}/${name} variant ${variantId} quantity ${quantity}`}</output>
        {typeof onIncomplete === 'function' && <button onClick={() => void onIncomplete()}>Add to cart</button>}
      </>
    ),
  }),
}
