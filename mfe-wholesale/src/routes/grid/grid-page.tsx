import { toCents, type Api } from '@shop/shared-api'
import { Alert, Price, Skeleton, TextLink } from '@shop/shared-ui'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { lineOfVariation } from '../../buying/order-line'
import { OrderTotal } from '../../buying/order-total'
import { VariationGrid } from '../../features/grid/variation-grid'
import { MembersPage } from '../../features/page/members-page'
import { useAnswer } from '../../use-answer'

/** Every size and color of one product, filled in at once. */
export function GridPage() {
  const { id = '' } = useParams()
  const ask = useCallback(
    async (api: Api, signal: AbortSignal) =>
      (await api.request('GET /get-product/:id', { params: { id }, signal, silent: true })).data,
    [id],
  )
  const { answer: product, failure } = useAnswer(ask)
  const [wanted, setWanted] = useState<Record<number, number>>({})
  const lines = (product?.productVariations ?? []).flatMap((variation) => {
    const pieces = wanted[variation.id]
    return product && pieces ? [lineOfVariation(product, variation, pieces)] : []
  })
  return (
    <MembersPage
      title={product?.title ?? 'Sizes and colors'}
      lead="Fill in how many you need of each size and color; all of them go into the cart together."
    >
      {failure && (
        <Alert tone="error" announce="polite">
          {failure.message} <TextLink to="/wholesaler/order">Choose another product</TextLink>
        </Alert>
      )}
      {!product && !failure && <Skeleton $height="20rem" />}
      {product && (
        <>
          <div>
            {product.has_price_range && 'from '}
            <Price
              cents={toCents(product.discount_price)}
              saleCents={product.discount_sale_price === null ? null : toCents(product.discount_sale_price)}
            />
            {' each'}
          </div>
          <VariationGrid
            product={product}
            wanted={wanted}
            onChange={(variation, pieces) => setWanted({ ...wanted, [variation]: pieces })}
          />
          <OrderTotal lines={lines} about={product.title} />
        </>
      )}
    </MembersPage>
  )
}
