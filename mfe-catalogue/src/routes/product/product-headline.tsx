import type { Product } from '@shop/shared-api'
import { Heading, Price, Rating, Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { getDiscountPercent, getPrices } from '../../product-price'
import { findVariant, type Choice } from '../../variant-choice/variant-choice'

const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[2]};
`

const PriceSaving = styled.strong`
  color: ${tokens.color.actionText};
`

/** Brand, name, rating and price of the choice; on phones they precede the pictures. */
export function ProductHeadline({ product, choice }: { product: Product; choice: Choice }) {
  const variant = findVariant(product, choice)
  const off = getDiscountPercent(variant ?? product)
  return (
    <Stack $gap={3}>
      <Stack $gap={2}>
        <Text tone="inkMuted">{product.brand}</Text>
        <Heading level={1}>{product.title}</Heading>
        {product.rating.count > 0 && (
          <a href="#reviews">
            <Rating value={product.rating.average} count={product.rating.count} />
          </a>
        )}
      </Stack>
      <PriceLine>
        {!variant && product.has_price_range && <span>from</span>}
        <Price {...getPrices(variant ?? product)} size="section" />
        {off > 0 && <PriceSaving>Save {off}%</PriceSaving>}
      </PriceLine>
    </Stack>
  )
}
