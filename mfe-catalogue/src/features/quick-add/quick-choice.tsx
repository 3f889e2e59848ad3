import { browserApi, type Api, type Product } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { Alert, Price, ProductImage, RemoteWidget, Skeleton, Stack, TextLink, tokens } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { pricesOf } from '../../product-price'
import { useAnswer } from '../../use-answer'
import { StockNote } from '../../variant-choice/stock-note'
import { readChoice, stateOf, variationOf, type Choice } from '../../variant-choice/variant-choice'
import { useSizeAsked } from '../../variant-choice/use-size-asked'
import { VariantFields } from '../../variant-choice/variant-fields'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(4.5rem, 6.5rem) minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;
`

/** QuickChoice's props; `onAdded` is called when the cart has taken a piece of it. */
export interface QuickChoiceProps {
  productId: number
  onAdded: () => void
  api?: Api
}

/** Color and size of a product, and the cart's button, without going to its page. */
export function QuickChoice({ productId, onAdded, api = browserApi }: QuickChoiceProps) {
  const answer = useAnswer(String(productId), (signal) =>
    api.request('GET /get-product/:id', { params: { id: productId }, signal, silent: true }),
  )
  if (answer.state === 'waiting') return <Skeleton $height="22rem" />
  if (answer.state === 'failed') {
    return <Alert tone="error">This product could not be fetched. Close this and try again.</Alert>
  }
  return <Chooser product={answer.value.data} onAdded={onAdded} />
}

function Chooser({ product, onAdded }: { product: Product; onAdded: () => void }) {
  const [choice, setChoice] = useState<Choice>(() => readChoice(product, new URLSearchParams()))
  const { fields, isAsked, ask } = useSizeAsked()
  const variation = variationOf(product, choice)
  const state = stateOf(product, choice)
  const { id, title, thumbnail, productVariations } = product
  useEffect(() => bus.on('cart/line-added', (added) => added.title === title && onAdded()), [title, onAdded])
  return (
    <Stack $gap={4}>
      <Columns>
        <ProductImage src={variation?.image ?? colourImage(product, choice)} alt="" sizes="6.5rem" />
        <Stack $gap={3}>
          <div>
            {!variation && product.has_price_range && 'from '}
            <Price {...pricesOf(variation ?? product)} />
          </div>
          <VariantFields
            ref={fields}
            product={product}
            choice={choice}
            isSizeAsked={isAsked}
            onChoose={(change) => setChoice((before) => ({ ...before, ...change }))}
          />
        </Stack>
      </Columns>
      <StockNote state={state} available={variation?.available ?? 0} />
      <RemoteWidget
        owner="cart-checkout"
        name="add-to-cart"
        props={{
          product: { id: String(id), title, thumbnail, productVariations },
          variantId: variation?.id ?? null,
          quantity: 1,
          onIncomplete: state === 'incomplete' ? ask : undefined,
        }}
        fallback={<Skeleton $height="46px" />}
      />
      <TextLink to={`/shop/${id}`}>All about it</TextLink>
    </Stack>
  )
}

const colourImage = ({ colors, thumbnail }: Product, { color }: Choice) =>
  colors.find(({ name }) => name === color)?.image ?? thumbnail
