import '@shop/cart-checkout-contract'
import type { Product } from '@shop/shared-api'
import { breakpoints, Cluster, QuantityField, RemoteWidget, Skeleton, Stack, tokens } from '@shop/shared-ui'
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
import { getPrices } from '../../product-price'
import { WholesaleHint } from './wholesale-hint'

// A bar on the frame's own on phones, above the actions of cards, unless zoom or landscape leave little height.
const PurchaseRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: start;

  @media (width < ${breakpoints.tablet}) and (height >= 30rem) {
    position: fixed;
    z-index: 2;
    inset-inline: 0;
    inset-block-end: var(--bottom-bar-size, 0px);
    padding: ${tokens.space[2]} ${tokens.space[4]};
    border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
    background: ${tokens.color.page};

    html:has(&) {
      --page-bar-size: 4.25rem;
    }

    html:has(&) body {
      padding-block-end: 4.25rem;
    }
  }
`

/** BuyBox's props. */
export interface BuyBoxProps {
  product: Product
  choice: Choice
  onChoose: (change: Partial<Choice>) => void
}

/** The choice of a variant and its purchase; the add-to-cart button is the cart's widget. */
export function BuyBox({ product, choice, onChoose }: BuyBoxProps) {
  const [wanted, setWanted] = useState(1)
  const { fields, isMissing, showMissing } = useSizeRequired()
  const variant = findVariant(product, choice)
  const available = variant?.available ?? 0
  const state = getChoiceState(product, choice)
  const quantity = clampQuantity(wanted, available)
  const fitKind = getFitKind(product)
  const { id, title, thumbnail, productVariations } = product
  const prices = getPrices(variant ?? product)
  return (
    <Stack $gap={5}>
      <WholesaleHint productId={String(id)} price={prices.saleCents ?? prices.cents} sku={variant?.sku} />
      <VariantFields ref={fields} product={product} choice={choice} onChoose={onChoose} isSizeMissing={isMissing} />
      <Cluster $gap={5} data-screen-only>
        {fitKind && <FitFinderLink kind={fitKind} sizes={product.sizes} onChoose={(size) => onChoose({ size })} />}
        <SizeChartLink categoryId={product.category.id} />
      </Cluster>
      <StockNote state={state} available={available} isSoldOut={isSoldOut(product, {}, choice)} />
      {variant?.available === 0 && (
        <BackInStock key={variant.id} variantId={variant.id} wanted={`${variant.color}, ${variant.size}`} />
      )}
      <PurchaseRow data-screen-only>
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
