import type { ProductSummary } from '@shop/shared-api'
import { contentVisibilityAuto, media, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { CardItem, type CardActions } from './card-item'
import { findShownColor } from './shown-color'
import { SkeletonCards } from './skeleton-cards'

const ProductGridList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]} ${tokens.space[3]};
  > li {
    ${contentVisibilityAuto({ phone: 'calc(50vw + 6.5rem)', tablet: '21.5rem' })}
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space[5]} ${tokens.space[4]};
  }
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const SIZES = '(min-width: 80rem) 17rem, (min-width: 40rem) 32vw, 48vw'

/** Images in the first row at the widest layout. */
const FIRST_ROW = 4

/** ProductGrid's props. */
export interface ProductGridProps {
  /** Undefined while loading, which reserves one row. */
  products: readonly ProductSummary[] | undefined
  actions?: CardActions
  /** Colors that the list is filtered by: cards show and link them. */
  colors?: readonly string[]
  /** Whether the grid is above the fold: the images of its first row load eagerly. */
  leading?: boolean
}

/** A product grid with two columns on phones and four on desktop. */
export function ProductGrid({ products, actions, colors = [], leading = false }: ProductGridProps) {
  return (
    <ProductGridList className="products" aria-busy={!products || undefined}>
      {!products && <SkeletonCards count={FIRST_ROW} />}
      {products?.map((product, index) => (
        <CardItem
          key={product.id}
          product={product}
          color={findShownColor(product, colors)}
          sizes={SIZES}
          picture={!leading || index >= FIRST_ROW ? 'later' : index === 0 ? 'leading' : 'first'}
          actions={actions}
          moves
        />
      ))}
    </ProductGridList>
  )
}
