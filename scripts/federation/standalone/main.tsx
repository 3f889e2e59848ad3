import './named-versions'
import { DialogHost, RemoteLoaderContext, Toaster } from '@shop/shared-ui'
import { routes } from 'part-under-development'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { StandaloneFrame } from './standalone-frame'
import { GlobalStyles } from './global-styles'
import { publishSession } from './session'
import { widgetLoader } from './widget-loader'
import { WidgetsPage } from './widgets-page'

const router = createBrowserRouter([
  {
    path: '/',
    Component: StandaloneFrame,
    HydrateFallback: () => null,
    children: [...routes, { path: '/_widgets', Component: WidgetsPage }, { path: '*', Component: NotOurs }],
  },
])

function NotOurs() {
  return <p>Another part serves this path. Run “npm run dev” to start the entire shop.</p>
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <RemoteLoaderContext.Provider value={widgetLoader}>
    <GlobalStyles />
    <RouterProvider router={router} />
    <DialogHost />
    <Toaster />
  </RemoteLoaderContext.Provider>,
)
publishSession((path) => void router.navigate(path))
