import { useFocusReturn } from '@shop/shared-ui'
import { useEffect } from 'react'

/**
 * Keys and focus of a non-modal card: Escape closes it unless a modal dialog is above it, and the focus, where the card
 * had it, returns to where it came from.
 *
 * @returns props of the card's element
 */
export function useSideCard(onClose: () => void) {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('[data-scrim]')) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return useFocusReturn<HTMLElement>()
}
