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
  /** The route pattern of the screen. */
  path: string
  /** The URL to open. */
  url: string
  /** Passed to the loader, as the document server does. */
  api: Api
}

/** Opens a screen at a URL in the real router and waits for its heading; other URLs render a placeholder. */
export async function showScreen({ screen, path, url, api }: ShowScreenOptions) {
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
    { initialEntries: [url] },
  )
  const shown = render(
    <RemoteLoaderContext value={widgets}>
      <RouterProvider router={router} />
    </RemoteLoaderContext>,
  )
  await shown.findByRole('heading', { level: 1 })
  return { ...shown, address: () => router.state.location.pathname + router.state.location.search }
}

/** Stubs of other remotes' widgets: they show their props and offer the incomplete callback as a button. */
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
