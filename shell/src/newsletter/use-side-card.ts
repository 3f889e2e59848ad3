import { useFocusReturn } from '@shop/shared-ui'
import { useEffect } from 'react'

/**
 * Keys and focus of a card that lies beside the page and is not modal: Escape closes it unless a modal dialog is over
 * it, and the focus, where the card had it, goes back to where it came from once the card is gone.
 *
 * @returns what the card's element takes
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
