import type { ProductSummary } from '@shop/shared-api'
import { fromAfar, media, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ProductCard } from './product-card'
import { SkeletonCards } from './skeleton-cards'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]} ${tokens.space[3]};
  > li {
    ${fromAfar({ phone: 'calc(50vw + 6.5rem)', tablet: '21.5rem' })}
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space[5]} ${tokens.space[4]};
  }
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const SIZES = '(min-width: 80rem) 17rem, (min-width: 40rem) 32vw, 48vw'

/** How many pictures stand in the first row at its widest. */
const FIRST_ROW = 4

/** ProductGrid's props. */
export interface ProductGridProps {
  /** Undefined while they are on the way, which keeps room for one row. */
  products: readonly ProductSummary[] | undefined
  /** What each card's corner holds. */
  cornerOf?: (product: ProductSummary) => ReactNode
  /** What stands at each card's foot. */
  footOf?: (product: ProductSummary) => ReactNode
  /** Whether the grid is what the page opens with: its first row's pictures come at once. */
  leading?: boolean
}

/** Products side by side, two on a phone and four on a desk. */
export function ProductGrid({ products, cornerOf, footOf, leading = false }: ProductGridProps) {
  return (
    <List className="products" aria-busy={!products || undefined}>
      {!products && <SkeletonCards count={FIRST_ROW} />}
      {products?.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={SIZES}
            picture={!leading || index >= FIRST_ROW ? 'later' : index === 0 ? 'leading' : 'first'}
            corner={cornerOf?.(product)}
            foot={footOf?.(product)}
            moves
          />
        </li>
      ))}
    </List>
  )
}
