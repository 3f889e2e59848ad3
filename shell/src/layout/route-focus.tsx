import { VisuallyHidden } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a move to another page, puts the focus on its heading (or the main landmark) and says its title once.
 * Leaves the first page, jumps within a page, and whoever already holds a field or a dialog, alone.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const frame = requestAnimationFrame(() => {
      focusPage()
      setTitle(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  return (
    <VisuallyHidden as="div" role="status">
      {title}
    </VisuallyHidden>
  )
}

function focusPage(): void {
  if (location.hash) return
  const main = document.getElementById('main')
  if (!main || isBusyElsewhere(main)) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target.focus({ preventScroll: true })
}

function isBusyElsewhere(main: HTMLElement): boolean {
  const { activeElement } = document
  return Boolean(
    activeElement?.closest('[role="dialog"]') ||
    (main.contains(activeElement) && activeElement?.matches('input, textarea, select')),
  )
}
