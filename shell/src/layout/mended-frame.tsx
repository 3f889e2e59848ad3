import { useEffect, useState, type ReactNode } from 'react'
import { frameLoader } from './frame-loader'
import { LateFrameContext, useLoadedFrame, type Frame } from './use-frame'

const onItsWay: Frame = { settings: undefined, menu: undefined }

/**
 * Asks once more, from the browser, for what the frame's loader could not get, and again whenever the
 * connection comes back: the loader itself does not run again while the visitor moves about.
 */
export function MendedFrame({ children }: { children: ReactNode }) {
  const loaded = useLoadedFrame()
  const isBroken = loaded !== undefined && (loaded.settings === null || loaded.menu === null)
  const [late, setLate] = useState(onItsWay)

  useEffect(() => {
    if (!isBroken) return
    const askAgain = () => void frameLoader({ context: undefined }).then(setLate)
    askAgain()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isBroken])

  return <LateFrameContext value={late}>{children}</LateFrameContext>
}
