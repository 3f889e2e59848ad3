import './named-versions'
import { DialogHost, RemoteLoaderContext, Toaster } from '@shop/shared-ui'
import { routes } from 'part-under-development'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Frame } from './frame'
import { PageGround } from './page-ground'
import { keepSession } from './session'
import { widgetLoader } from './widget-loader'
import { WidgetsPage } from './widgets-page'

const router = createBrowserRouter([
  {
    path: '/',
    Component: Frame,
    HydrateFallback: () => null,
    children: [...routes, { path: '/_widgets', Component: WidgetsPage }, { path: '*', Component: NotOurs }],
  },
])

function NotOurs() {
  return <p>Another part answers this address. Start the whole shop with “npm run dev” to see it.</p>
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <RemoteLoaderContext.Provider value={widgetLoader}>
    <PageGround />
    <RouterProvider router={router} />
    <DialogHost />
    <Toaster />
  </RemoteLoaderContext.Provider>,
)
keepSession((path) => void router.navigate(path))
