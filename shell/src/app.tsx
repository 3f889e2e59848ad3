import { DialogHost, RemoteLoaderContext, Toaster, type RemoteLoader } from '@shop/shared-ui'
import type { ReactNode } from 'react'

interface AppProps {
  widgets: RemoteLoader
  children: ReactNode
}

/** What stands around the router on both sides: widgets' loader, dialogs and toasts. */
export function App({ widgets, children }: AppProps) {
  return (
    <RemoteLoaderContext.Provider value={widgets}>
      {children}
      <DialogHost />
      <Toaster />
    </RemoteLoaderContext.Provider>
  )
}
