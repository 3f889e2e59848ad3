import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * For non-modal panels: restores the focus to where it came from when the panel unmounts with the focus inside.
 *
 * @returns props of the panel's element
 */
export function useFocusReturn<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const previousFocus = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) previousFocus.current?.focus()
    }
  }, [])

  return {
    ref,
    onFocus({ currentTarget, relatedTarget }: FocusEvent<T>) {
      // Focus from outside the page has no related target to return to.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement
    },
  }
}
