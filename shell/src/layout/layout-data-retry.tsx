import { useEffect, useState, type ReactNode } from 'react'
import { frameLoader } from './frame-loader'
import { RefetchedFrameContext, useLoadedFrame, type Frame } from './use-frame'

const pendingFrame: Frame = { settings: undefined, menu: undefined }

/**
 * Fetches layout data again in the browser that the loader could not get, and again whenever the connection comes back:
 * the loader itself doesn't run again on navigation.
 */
export function LayoutDataRetry({ children }: { children: ReactNode }) {
  const loaded = useLoadedFrame()
  const isBroken = loaded !== undefined && (loaded.settings === null || loaded.menu === null)
  const [refetched, setRefetched] = useState(pendingFrame)

  useEffect(() => {
    if (!isBroken) return
    const refetch = () => void frameLoader({ context: undefined }).then(setRefetched)
    refetch()
    window.addEventListener('online', refetch)
    return () => window.removeEventListener('online', refetch)
  }, [isBroken])

  return <RefetchedFrameContext value={refetched}>{children}</RefetchedFrameContext>
}
