import { toCents, type Api } from '@shop/shared-api'
import { Alert, Price, Skeleton, TextLink } from '@shop/shared-ui'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { createVariantLine } from '../../buying/order-line'
import { OrderTotal } from '../../buying/order-total'
import { VariantGrid } from '../../features/grid/variant-grid'
import { MembersPage } from '../../features/page/members-page'
import { useApiQuery } from '../../use-api-query'

/** Orders every size and color of a product at once. */
export function GridPage() {
  const { id = '' } = useParams()
  const ask = useCallback(
    async (api: Api, signal: AbortSignal) =>
      (await api.request('GET /get-product/:id', { params: { id }, signal, silent: true })).data,
    [id],
  )
  const { data: product, error } = useApiQuery(ask)
  const [wanted, setWanted] = useState<Record<number, number>>({})
  const lines = (product?.productVariations ?? []).flatMap((variant) => {
    const pieces = wanted[variant.id]
    return product && pieces ? [createVariantLine(product, variant, pieces)] : []
  })
  return (
    <MembersPage
      title={product?.title ?? 'Sizes and colors'}
      lead="Enter a quantity for each size and color, then add them all to your cart at once."
    >
      {error && (
        <Alert tone="error" announce="polite">
          {error.message} <TextLink to="/wholesaler/order">Choose another product</TextLink>
        </Alert>
      )}
      {!product && !error && <Skeleton $height="20rem" />}
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
          <VariantGrid
            product={product}
            wanted={wanted}
            onChange={(variantId, pieces) => setWanted({ ...wanted, [variantId]: pieces })}
          />
          <OrderTotal lines={lines} about={product.title} />
        </>
      )}
    </MembersPage>
  )
}
