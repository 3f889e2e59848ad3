import { toast } from '@shop/shared-ui'
import { useEffect } from 'react'

/** Shows an error message, then is removed by `onShown`. */
export function OverlayFailure({ title, onShown }: { title: string; onShown(): void }) {
  useEffect(() => {
    toast(`${title} is unavailable right now. Please try again.`, { type: 'error' })
    onShown()
  }, [title, onShown])
  return null
}
