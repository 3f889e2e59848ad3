import type { DialogMessage } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'

/** The way on that a dialog offers once something is in the cart. */
export function useWayToCart(): NonNullable<DialogMessage['wayOn']> {
  const navigate = useNavigate()
  return { label: 'Go to Cart', go: () => void navigate('/cart') }
}
