import type { ProductSummary } from '@shop/shared-api'
import { Price, ProductImage, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { getPrices } from '../../product-price'

const SuggestionListbox = styled.ul`
  display: grid;
`

const SuggestionOption = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.hairline};
  cursor: pointer;
  strong {
    font: 700 1.125rem/1.1 ${tokens.font.display};
    text-transform: uppercase;
  }
  small,
  strong {
    display: block;
  }
  small {
    color: ${tokens.color.inkMuted};
  }
  &[aria-selected='true'],
  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 ${tokens.color.ink};
  }
`

/** SuggestionList's props; `id` prefixes the IDs that the field references. */
export interface SuggestionListProps {
  id: string
  products: readonly ProductSummary[]
  chosen: ProductSummary | undefined
  onProduct: (productId: number) => void
}

/** The suggested products; the focus stays in the field. */
export function SuggestionList({ id, products, chosen, onProduct }: SuggestionListProps) {
  return (
    <SuggestionListbox className="suggestions" id={`${id}-list`} role="listbox" aria-label="Suggested products">
      {products.map((product) => (
        <SuggestionOption
          key={product.id}
          id={`${id}-${product.id}`}
          role="option"
          aria-selected={product === chosen}
          onPointerDown={(press) => press.preventDefault()}
          onClick={() => onProduct(product.id)}
        >
          <ProductImage src={product.thumbnail} alt="" sizes="4rem" />
          <span>
            <strong>{product.title}</strong>
            <small>{product.category.title}</small>
            <span>
              {product.has_price_range && 'from '}
              <Price {...getPrices(product)} />
            </span>
          </span>
        </SuggestionOption>
      ))}
    </SuggestionListbox>
  )
}
