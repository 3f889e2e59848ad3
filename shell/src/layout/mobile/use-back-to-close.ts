import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * While `open`, going back closes instead of leaving the page, by a history entry of its own. Closing otherwise removes
 * the entry. Returns a function to call when a link that replaces the entry closes it.
 */
export function useBackToClose(open: boolean, onClose: () => void): () => void {
  const isReplaced = useRef(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!open) return
    isReplaced.current = false
    let isEntered = true
    // With the router's state, so that it takes the entry for the page itself.
    history.pushState(history.state, '', location.href)
    const leave = () => {
      isEntered = false
      close()
    }
    window.addEventListener('popstate', leave)
    return () => {
      window.removeEventListener('popstate', leave)
      if (isEntered && !isReplaced.current) history.back()
    }
  }, [open])

  return () => {
    isReplaced.current = true
  }
}
