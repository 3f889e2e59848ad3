import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'
import { ToastCard } from './toast-card'
import { useToastStore } from './toast-store'

// On phones sheets and dialogs stand at the bottom: their words and buttons stay free.
const ToastRegion = styled.section`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-end: calc(var(--bottom-bar-size, 0px) + var(--page-bar-size, 0px) + ${tokens.space[4]});
  inset-inline-end: ${tokens.space[4]};
  inline-size: min(24rem, calc(100% - 2 * ${tokens.space[4]}));
  max-block-size: 80dvh;
  overflow-y: auto;
  html:has([role='dialog']) & {
    inset-block: ${tokens.space[4]} auto;
    ${media.tablet} {
      inset-block: auto ${tokens.space[4]};
    }
  }
  ol {
    display: grid;
    gap: ${tokens.space[2]};
  }
`

/**
 * Renders the toasts; one per page, rendered from the start so that its live region is known. F6 focuses the newest
 * toast. A bar fixed at the bottom sets `--bottom-bar-size`, a page's own bar above it sets `--page-bar-size`.
 */
export function Toaster() {
  const toasts = useToastStore((store) => store.toasts)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const leadTo = (press: KeyboardEvent) => {
      const newest = press.key === 'F6' && region.current?.querySelector('button')
      if (!newest) return
      press.preventDefault()
      newest.focus()
    }
    document.addEventListener('keydown', leadTo)
    return () => document.removeEventListener('keydown', leadTo)
  }, [])

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }

  /** A removed element fires neither pointerleave nor blur. */
  function resumeTimers() {
    setFocused(false)
    setHovered(false)
  }

  return (
    <ToastRegion
      ref={region}
      aria-label="Notifications"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <ol className="toasts" aria-live="polite" aria-relevant="additions">
        {toasts.map((entry) => (
          <ToastCard key={entry.id} entry={entry} paused={hovered || focused} onClosed={resumeTimers} />
        ))}
      </ol>
    </ToastRegion>
  )
}
