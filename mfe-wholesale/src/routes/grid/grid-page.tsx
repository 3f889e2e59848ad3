import { useQuery } from '@shop/shared-forms'
import { Alert, Skeleton, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useApi } from '../../api-context'
import { createVariantLine } from '../../buying/order-line'
import { OrderTotal } from '../../buying/order-total'
import { GridProduct } from '../../features/grid/grid-product'
import { VariantGrid } from '../../features/grid/variant-grid'
import { MembersPage } from '../../features/page/members-page'

/** Orders every size and color of a product at once. */
export function GridPage() {
  const { id = '' } = useParams()
  const { data, error } = useQuery(useApi(), ['GET /get-product/:id', { params: { id } }])
  const product = data?.data
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
          <GridProduct product={product} />
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
