import { bus } from '@shop/shared-events'
import { DialogHost, GlobalStyle, RemoteLoaderContext, Toaster } from '@shop/shared-ui'
import { routes } from 'part-under-development'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { FontFaces } from './font-faces'
import { Frame } from './frame'
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
    <FontFaces />
    <GlobalStyle />
    <RouterProvider router={router} />
    <DialogHost />
    <Toaster />
  </RemoteLoaderContext.Provider>,
)
bus.nameVersions(() => 'dev')
keepSession((path) => void router.navigate(path))
