import type { DialogMessage } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'

/** The link to the cart that a dialog offers after an item was added. */
export function useGoToCart(): NonNullable<DialogMessage['nextStep']> {
  const navigate = useNavigate()
  return { label: 'Go to Cart', go: () => void navigate('/cart') }
}
