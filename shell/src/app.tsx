import { DialogHost, GlobalStyle, RemoteLoaderContext, Toaster, type RemoteLoader } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { FontFaces } from './layout/font-faces'

interface AppProps {
  widgets: RemoteLoader
  children: ReactNode
}

/** What stands around the router on both sides: theme, fonts, widgets' loader, dialogs and toasts. */
export function App({ widgets, children }: AppProps) {
  return (
    <RemoteLoaderContext.Provider value={widgets}>
      <FontFaces />
      <GlobalStyle />
      {children}
      <DialogHost />
      <Toaster />
    </RemoteLoaderContext.Provider>
  )
}
