import { useViewTransitionState } from 'react-router-dom'
import styled from 'styled-components'

/** A frame whose picture moves to where the product's picture stands on the next page. Once per product and page. */
export const MovingPicture = styled.div<{ $moves: string | null }>`
  ${({ $moves }) => $moves && `view-transition-name: ${$moves};`}
`

/** The name under which a product's picture moves; null while no way from or to the product is being gone. */
export function useMovingName(productId: number): string | null {
  return useViewTransitionState(`/shop/${productId}`) ? `product-${productId}` : null
}
