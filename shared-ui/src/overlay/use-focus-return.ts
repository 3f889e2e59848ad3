import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * For what lies beside the page without being modal: the focus, where the element has it as it goes, returns to where
 * it came from.
 *
 * @returns what the element takes
 */
export function useFocusReturn<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const cameFrom = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) cameFrom.current?.focus()
    }
  }, [])

  return {
    ref,
    onFocus({ currentTarget, relatedTarget }: FocusEvent<T>) {
      // From outside the page it comes from nothing, which is nowhere to return to.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement
    },
  }
}
