import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Takes the mark of a visit's first page off the document (see `fromAfar` of shared-ui) together with the first page
 * itself, before the place of scrolling is restored on the next one: earlier, the first would be laid out in full for
 * nothing.
 */
export function FirstPageEnd() {
  const { key } = useLocation()
  const first = useRef(key)
  useLayoutEffect(() => {
    if (key !== first.current) delete document.documentElement.dataset['first']
  }, [key])
  return null
}
