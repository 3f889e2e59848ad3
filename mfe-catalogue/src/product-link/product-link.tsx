import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { prefetchProduct } from './prefetch-product'

/** The way to a product: looks ahead while the pointer or focus rests on it, and lets its picture grow into the next page. */
export function ProductLink({ productId, children }: { productId: number; children: ReactNode }) {
  const lookAhead = () => prefetchProduct(productId)
  return (
    <Link
      to={`/shop/${productId}`}
      viewTransition
      onPointerEnter={lookAhead}
      onTouchStart={lookAhead}
      onFocus={lookAhead}
    >
      {children}
    </Link>
  )
}
