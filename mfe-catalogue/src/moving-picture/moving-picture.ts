import { useViewTransitionState } from 'react-router-dom'
import styled from 'styled-components'

/** An image frame that morphs into the product page's image by a view transition. Once per product and page. */
export const MovingPicture = styled.div<{ $moves: string | null }>`
  ${({ $moves }) => $moves && `view-transition-name: ${$moves};`}
`

/** The view transition name of a product's image; null unless navigating from or to the product. */
export function useViewTransitionName(productId: number): string | null {
  return useViewTransitionState(`/shop/${productId}`) ? `product-${productId}` : null
}
