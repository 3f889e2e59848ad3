import { jsx } from '#host/jsx-runtime'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FunctionComponent,
  type MouseEvent,
} from '#host/react'
import { useNavigate } from '#host/router'
import { islandMark, type IslandReact, type MountedIsland } from '../island-react'
import { followLink } from './follow-link'

interface IslandProps {
  /** The component's props: plain values and functions. */
  props: object
}

interface Slot {
  island?: MountedIsland
  /** Pending removal. */
  removal?: ReturnType<typeof setTimeout>
}

/** One object, so that React never writes the content again; the page's Trusted Types policy accepts no empty string. */
const noMarkup = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
}

/**
 * A component of the shell's React that shows a component of a part's own React in an element of its own. An error of it
 * is thrown here, so that the shell recovers as from any part.
 */
export function createIsland(react: IslandReact, screen: unknown): FunctionComponent<IslandProps> {
  return function Island({ props }) {
    const id = useId()
    const navigate = useNavigate()
    const element = useRef<HTMLDivElement>(null)
    const slot = useRef<Slot>({}).current
    const [fault, setFault] = useState<{ error: unknown }>()

    useLayoutEffect(() => {
      clearTimeout(slot.removal)
      if (element.current)
        slot.island ??= react.mount?.(element.current, screen, props, {
          idPrefix: id,
          onError: (error) => setFault({ error }),
        })
      return () => {
        // A root can't be removed while the other React renders.
        slot.removal = setTimeout(() => {
          slot.island?.unmount()
          delete slot.island
        })
      }
      // Once: later props arrive by the effect below.
    }, [])
    useEffect(() => slot.island?.update(props), [slot, props])

    if (fault) throw fault.error
    return jsx('div', {
      [islandMark]: '',
      ref: element,
      onClick: (click: MouseEvent) => followLink(click, (path) => void navigate(path)),
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: react.render ? { __html: react.render(screen, props, id) } : noMarkup,
    })
  }
}
