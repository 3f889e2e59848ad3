import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { useCustomQuery } from '@shop/shared-forms'
import { Heading, Stack } from '@shop/shared-ui'
import { useId, type ReactNode } from 'react'
import { fetchRailProducts, type RailSubject } from './rail-products'

/** LoadedRail's props; the caller renders the row, `products` is undefined while loading. */
export interface LoadedRailProps extends RailSubject {
  title: string
  rowOf: (products: readonly ProductSummary[] | undefined) => ReactNode
  api?: Api
}

/** A rail that fetches its own products; it reserves its height while loading and disappears if there are none. */
export function LoadedRail({ title, source, productId, rowOf, api = browserApi }: LoadedRailProps) {
  const id = useId()
  const { data: products, error } = useCustomQuery(api, ['rail', source, productId], () =>
    fetchRailProducts({ source, productId }, api),
  )
  if (error || products?.length === 0) return null
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {rowOf(products)}
    </Stack>
  )
}
