import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { moveAlongButtons } from './move-along-buttons'

/** Hover time before a panel opens, and before it closes after the pointer has left, in ms. */
const openAfter = 120
const closeAfter = 260

interface OpenPanel {
  id: string
  /** A click keeps a hover-opened panel open. */
  pinned: boolean
}

/**
 * A navigation of buttons that each disclose a panel of links, by the APG's disclosure pattern: click and Enter toggle,
 * hover opens too, Escape closes and restores the focus, arrow keys move between the buttons.
 */
export function useDisclosureNav() {
  const [panel, setPanel] = useState<OpenPanel | null>(null)
  const nav = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = panel !== null

  useEffect(() => () => clearTimeout(timer.current), [])

  /** Closes and cancels a pending hover. */
  function close() {
    clearTimeout(timer.current)
    setPanel(null)
  }
  const closeFromPage = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) closeFromPage()
    }
    /** Independent of the focus: a hover-opened panel has none. */
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const button = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (nav.current?.contains(document.activeElement)) button?.focus()
      closeFromPage()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  const schedule = (change: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, delay)
  }

  return {
    openId: panel?.id ?? null,

    navProps: {
      ref: nav,
      onBlur(event: FocusEvent) {
        if (event.relatedTarget && !nav.current?.contains(event.relatedTarget)) close()
      },
      onKeyDown(event: KeyboardEvent) {
        moveAlongButtons(event, nav.current)
      },
      /** Following a link closes its panel; opening it in another tab doesn't. */
      onClick(event: MouseEvent) {
        const followed = (event.target as Element).closest('a') && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (followed) close()
      },
    },

    itemProps: (id: string) => ({
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return
        schedule(() => setPanel((now) => (now?.id === id ? now : { id, pinned: false })), openAfter)
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return
        schedule(() => setPanel((now) => (now?.id === id && !now.pinned ? null : now)), closeAfter)
      },
    }),

    buttonProps: (id: string, panelId: string) => ({
      type: 'button' as const,
      'aria-expanded': panel?.id === id,
      'aria-controls': panelId,
      onClick() {
        clearTimeout(timer.current)
        setPanel((now) => (now?.id === id && now.pinned ? null : { id, pinned: true }))
      },
    }),
  }
}
