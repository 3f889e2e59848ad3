import {
  DialogHost,
  RemoteLoaderContext,
  SubmissionContext,
  Toaster,
  type RemoteLoader,
  type Submission,
} from '@shop/shared-ui'
import type { ReactNode } from 'react'

interface AppProps {
  widgets: RemoteLoader
  submission: { current?: Submission }
  children: ReactNode
}

/** Providers and hosts around the router, on server and browser: widget loader, dialogs and toasts. */
export function App({ widgets, submission, children }: AppProps) {
  return (
    <RemoteLoaderContext.Provider value={widgets}>
      <SubmissionContext.Provider value={submission}>{children}</SubmissionContext.Provider>
      <DialogHost />
      <Toaster />
    </RemoteLoaderContext.Provider>
  )
}
