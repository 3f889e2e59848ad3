import '@shop/cart-checkout-contract'
import type { Product } from '@shop/shared-api'
import {
  Cluster,
  Heading,
  Price,
  QuantityField,
  Rating,
  RemoteWidget,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import { BackInStock } from '../../features/back-in-stock/back-in-stock'
import { FitFinderLink } from '../../features/fit-finder/fit-finder-link'
import { getFitKind } from '../../features/fit-finder/fit-kind'
import { SizeChartLink } from '../../features/size-chart/size-chart-link'
import { StockNote } from '../../variant-choice/stock-note'
import { clampQuantity, isSoldOut, getChoiceState, findVariant, type Choice } from '../../variant-choice/variant-choice'
import { useSizeRequired } from '../../variant-choice/use-size-required'
import { VariantFields } from '../../variant-choice/variant-fields'
import { getDiscountPercent, getPrices } from '../../product-price'
import { WholesaleHint } from './wholesale-hint'

const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[2]};
`

const PriceSaving = styled.strong`
  color: ${tokens.color.actionText};
`

const PurchaseRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: start;
`

/** BuyBox's props. */
export interface BuyBoxProps {
  product: Product
  choice: Choice
  onChoose: (change: Partial<Choice>) => void
}

/** The purchase panel; the add-to-cart button is the cart's widget. */
export function BuyBox({ product, choice, onChoose }: BuyBoxProps) {
  const [wanted, setWanted] = useState(1)
  const { fields, isMissing, showMissing } = useSizeRequired()
  const variant = findVariant(product, choice)
  const available = variant?.available ?? 0
  const state = getChoiceState(product, choice)
  const quantity = clampQuantity(wanted, available)
  const fitKind = getFitKind(product)
  const off = getDiscountPercent(variant ?? product)
  const { id, title, thumbnail, productVariations } = product
  const prices = getPrices(variant ?? product)
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Text tone="inkMuted">{product.brand}</Text>
        <Heading level={1}>{title}</Heading>
        {product.rating.count > 0 && (
          <a href="#reviews">
            <Rating value={product.rating.average} count={product.rating.count} />
          </a>
        )}
      </Stack>
      <PriceLine>
        {!variant && product.has_price_range && <span>from</span>}
        <Price {...prices} size="section" />
        {off > 0 && <PriceSaving>Save {off}%</PriceSaving>}
      </PriceLine>
      <WholesaleHint productId={String(id)} price={prices.saleCents ?? prices.cents} />
      <VariantFields ref={fields} product={product} choice={choice} onChoose={onChoose} isSizeMissing={isMissing} />
      <Cluster $gap={5}>
        {fitKind && <FitFinderLink kind={fitKind} sizes={product.sizes} onChoose={(size) => onChoose({ size })} />}
        <SizeChartLink categoryId={product.category.id} />
      </Cluster>
      <StockNote state={state} available={available} isSoldOut={isSoldOut(product, {}, choice)} />
      {variant?.available === 0 && (
        <BackInStock key={variant.id} variantId={variant.id} wanted={`${variant.color}, ${variant.size}`} />
      )}
      <PurchaseRow>
        <QuantityField
          label={`Quantity of ${title}`}
          value={quantity}
          onChange={setWanted}
          max={Math.max(1, available)}
          disabled={available === 0}
        />
        <RemoteWidget
          owner="cart-checkout"
          name="add-to-cart"
          props={{
            product: { id: String(id), title, thumbnail, productVariations },
            variantId: variant?.id ?? null,
            quantity,
            onIncomplete: state === 'incomplete' ? showMissing : undefined,
          }}
          fallback={<Skeleton $height="46px" />}
        />
      </PurchaseRow>
    </Stack>
  )
}
