import { VisuallyHidden } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After navigation, focuses the new page's heading (or the main landmark) and announces its title once. After the
 * browser's Back it focuses the link that had been followed, so that keyboard users continue where they were. Ignores
 * the first page, jumps within a page, and visitors with the focus in a field or a dialog.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const shown = useRef({ pathname, index: 0 })
  const [title, setTitle] = useState('')

  useEffect(() => {
    const left = shown.current
    // The page's position in the tab's history, as counted by the router.
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
