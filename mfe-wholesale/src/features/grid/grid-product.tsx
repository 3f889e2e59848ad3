import { isApprovedWholesaler } from '@shop/account-contract'
import { toCents, type Product } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { Price, ProductImage, Text, TextLink, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useWholesalePrice } from '../../buying/wholesale-price'

const GridProductFrame = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: center;
`

/** The product of a size grid: picture, price, and the price for wholesalers. */
export function GridProduct({ product }: { product: Product }) {
  const user = useEvent('session/changed')?.user
  const cents = toCents(product.discount_price)
  const saleCents = product.discount_sale_price === null ? null : toCents(product.discount_sale_price)
  const wholesale = useWholesalePrice(saleCents ?? cents)
  return (
    <GridProductFrame>
      <ProductImage src={product.thumbnail} alt="" sizes="7rem" />
      <div>
        <div>
          {product.has_price_range && 'from '}
          <Price cents={cents} saleCents={saleCents} />
          {' each'}
        </div>
        {wholesale && isApprovedWholesaler(user) && (
          <Text size="small">
            <strong>{wholesale.label}</strong> ({wholesale.discount})
          </Text>
        )}
        <TextLink to={`/shop/${product.id}`}>View product</TextLink>
      </div>
    </GridProductFrame>
  )
}
