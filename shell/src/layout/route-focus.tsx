import { VisuallyHidden } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a move to another page, puts the focus on its heading (or the main landmark) and says its title once. After the
 * browser's Back it goes to the link that had been followed: whoever reads by keyboard goes on where they were.
 * Leaves the first page, jumps within a page, and whoever already holds a field or a dialog, alone.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const shown = useRef({ pathname, index: 0 })
  const [title, setTitle] = useState('')

  useEffect(() => {
    const left = shown.current
    // Where in the tab's history the page stands, as the router counts.
    const index = (history.state as { idx: number } | null)?.idx ?? 0
    shown.current = { pathname, index }
    if (left.pathname === pathname) return
    const frame = requestAnimationFrame(() => {
      focusPage(index < left.index && left.pathname)
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

function focusPage(previousPath: string | false): void {
  if (location.hash) return
  const main = document.getElementById('main')
  if (!main || isBusyElsewhere(main)) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const followed = main.querySelector<HTMLElement>(`a[href=${JSON.stringify(previousPath)}]:not(nav *)`)
  const target = followed ?? heading ?? main
  target.focus({ preventScroll: true })
}

function isBusyElsewhere(main: HTMLElement): boolean {
  const { activeElement } = document
  return Boolean(
    activeElement?.closest('[role="dialog"]') ||
    (main.contains(activeElement) && activeElement?.matches('input, textarea, select')),
  )
}
