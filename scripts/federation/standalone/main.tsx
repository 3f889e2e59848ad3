import './named-versions'
import { DialogHost, RemoteLoaderContext, Toaster } from '@shop/shared-ui'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { StandaloneFrame } from './standalone-frame'
import { GlobalStyles } from './global-styles'
import { publishSession } from './session'
import { loadPart, widgetLoader } from './part'

/** Shows the part under development with its own routes and widgets. */
async function start(): Promise<void> {
  const part = await loadPart()
  const router = createBrowserRouter([
    {
      path: '/',
      element: <StandaloneFrame part={part} />,
      HydrateFallback: () => null,
      children: [...part.routes, { path: '*', Component: NotOurs }],
    },
  ])
  createRoot(document.getElementById('root') as HTMLElement).render(
    <RemoteLoaderContext.Provider value={widgetLoader}>
      <GlobalStyles />
      <RouterProvider router={router} />
      <DialogHost />
      <Toaster />
    </RemoteLoaderContext.Provider>,
  )
  publishSession((path) => void router.navigate(path))
}

function NotOurs() {
  return <p>Another part serves this path. Run “npm run dev” to start the entire shop.</p>
}

void start()
