import { DialogHost, Toaster } from '@shop/shared-ui'
import { useEffect, useState } from 'react'

declare global {
  /** The frame that shows dialogs and toasts; each frame of a page may be of another part. */
  var shopOverlays: object | undefined
}

/** The page's dialogs and toasts, once however many frames it has. */
export function PageOverlays() {
  const [frame] = useState(() => ({}))
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    globalThis.shopOverlays ??= frame
    setFirst(globalThis.shopOverlays === frame)
    return () => {
      if (globalThis.shopOverlays === frame) globalThis.shopOverlays = undefined
    }
  }, [frame])
  return isFirst ? (
    <>
      <DialogHost />
      <Toaster />
    </>
  ) : null
}
