import type { ProductSummary } from '@shop/shared-api'
import { contentVisibilityAuto, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { CardItem, type CardActions } from './card-item'
import { SkeletonCards } from './skeleton-cards'

// Paper shows the first four.
const ProductRowList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(10rem, 42vw, 15rem);
  gap: ${tokens.space[4]};
  margin-inline: calc(-1 * ${tokens.space[4]});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${tokens.space[4]};
  && {
    padding: 4px ${tokens.space[4]};
  }
  li {
    scroll-snap-align: start;
  }
  @media print {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li:nth-child(n + 5) {
      display: none;
    }
  }
  ${contentVisibilityAuto({ phone: '21.25rem', tablet: '25.5rem' })}
`

const SIZES = '(min-width: 36rem) 15rem, 42vw'
const SKELETON_COUNT = 6

/** ProductRow's props; `products` is undefined while loading, which reserves the row's height. */
export interface ProductRowProps {
  products: readonly ProductSummary[] | undefined
  /** The row's accessible name, required because it scrolls by keyboard. */
  label: string
  actions?: CardActions
}

/** Products in a horizontally scrolling row. */
export function ProductRow({ products, label, actions }: ProductRowProps) {
  return (
    <ProductRowList className="products" aria-label={label} aria-busy={!products || undefined} tabIndex={0}>
      {!products && <SkeletonCards count={SKELETON_COUNT} />}
      {products?.map((product) => (
        <CardItem key={product.id} product={product} sizes={SIZES} actions={actions} />
      ))}
    </ProductRowList>
  )
}
