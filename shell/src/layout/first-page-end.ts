import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Removes the mark of a visit's first page (see `contentVisibilityAuto` of shared-ui) together with that page, before
 * the scroll position is restored on the next one: earlier, the first page would be laid out in full for nothing.
 */
export function FirstPageEnd() {
  const { key } = useLocation()
  const first = useRef(key)
  useLayoutEffect(() => {
    if (key !== first.current) delete document.documentElement.dataset['first']
  }, [key])
  return null
}
