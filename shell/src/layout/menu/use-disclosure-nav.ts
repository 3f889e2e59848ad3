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

/** Rest of the pointer that counts as meaning it, and the time that a wandering pointer has to come back, in ms. */
const openAfter = 120
const closeAfter = 260

interface OpenPanel {
  id: string
  /** A click keeps a panel open that the pointer alone would close. */
  pinned: boolean
}

/**
 * One navigation of buttons that each disclose a panel of links, by the APG's disclosure pattern: click and
 * Enter toggle, a resting mouse opens too, Escape closes and gives the focus back, arrow keys walk the buttons.
 */
export function useDisclosureNav() {
  const [panel, setPanel] = useState<OpenPanel | null>(null)
  const nav = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = panel !== null

  useEffect(() => () => clearTimeout(timer.current), [])

  /** Closes, whatever a mouse that came by has set going. */
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
    /** Wherever the focus is: what a mouse alone has opened has none. */
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
      /** A link that was followed leaves its panel behind; one opened in another tab does not. */
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
