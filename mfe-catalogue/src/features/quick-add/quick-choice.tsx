import '@shop/cart-checkout-contract'
import { browserApi, type Api, type Product } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { useQuery } from '@shop/shared-forms'
import { Alert, Price, ProductImage, RemoteWidget, Skeleton, Stack, TextLink, tokens } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { getPrices } from '../../product-price'
import { StockNote } from '../../variant-choice/stock-note'
import { parseChoice, getChoiceState, findVariant, type Choice } from '../../variant-choice/variant-choice'
import { useSizeRequired } from '../../variant-choice/use-size-required'
import { VariantFields } from '../../variant-choice/variant-fields'

const QuickChoiceColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(4.5rem, 6.5rem) minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;
`

/** QuickChoice's props; `onAdded` is called when the cart has added the product. */
export interface QuickChoiceProps {
  productId: number
  /** The color selected first; otherwise the first in stock. */
  color?: string
  onAdded: () => void
  api?: Api
}

/** Selects a product's color and size and adds it to the cart without opening its page. */
export function QuickChoice({ productId, color, onAdded, api = browserApi }: QuickChoiceProps) {
  const { data, error } = useQuery(api, ['GET /get-product/:id', { params: { id: productId } }])
  if (error) return <Alert tone="error">We couldn’t load this product. Please close this and try again.</Alert>
  if (!data) return <Skeleton $height="22rem" />
  return <QuickChoiceForm product={data.data} color={color} onAdded={onAdded} />
}

function QuickChoiceForm({ product, color, onAdded }: { product: Product; color?: string; onAdded: () => void }) {
  const [choice, setChoice] = useState<Choice>(() => parseChoice(product, new URLSearchParams(color && { color })))
  const { fields, isMissing, showMissing } = useSizeRequired()
  const variant = findVariant(product, choice)
  const state = getChoiceState(product, choice)
  const { id, title, thumbnail, productVariations } = product
  useEffect(() => {
    const subscription = bus.stream('cart/line-added').subscribe((added) => added.title === title && onAdded())
    return () => subscription.unsubscribe()
  }, [title, onAdded])
  return (
    <Stack $gap={4}>
      <QuickChoiceColumns>
        <ProductImage src={variant?.image ?? getColorImage(product, choice)} alt="" sizes="6.5rem" />
        <Stack $gap={3}>
          <div>
            {!variant && product.has_price_range && 'from '}
            <Price {...getPrices(variant ?? product)} />
          </div>
          <VariantFields
            ref={fields}
            product={product}
            choice={choice}
            isSizeMissing={isMissing}
            onChoose={(change) => setChoice((before) => ({ ...before, ...change }))}
          />
        </Stack>
      </QuickChoiceColumns>
      <StockNote state={state} available={variant?.available ?? 0} />
      <RemoteWidget
        owner="cart-checkout"
        name="add-to-cart"
        props={{
          product: { id: String(id), title, thumbnail, productVariations },
          variantId: variant?.id ?? null,
          quantity: 1,
          onIncomplete: state === 'incomplete' ? showMissing : undefined,
        }}
        fallback={<Skeleton $height="46px" />}
      />
      <TextLink to={`/shop/${id}`}>View full details</TextLink>
    </Stack>
  )
}

const getColorImage = ({ colors, thumbnail }: Product, { color }: Choice) =>
  colors.find(({ name }) => name === color)?.image ?? thumbnail
