import type { ProductSummary } from '@shop/shared-api'
import { Heading, Stack } from '@shop/shared-ui'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { railProducts, type RailSubject } from './rail-products'

/** LoadedRail's props; the row is drawn by whoever composes it, products undefined while they are on the way. */
export interface LoadedRailProps extends RailSubject {
  title: string
  rowOf: (products: readonly ProductSummary[] | undefined) => ReactNode
}

/** A rail that fetches its own products; it keeps its room while it waits and goes when there are none. */
export function LoadedRail({ title, source, productId, rowOf }: LoadedRailProps) {
  const id = useId()
  const [products, setProducts] = useState<ProductSummary[]>()

  useEffect(() => {
    const giveUp = new AbortController()
    setProducts(undefined)
    railProducts({ source, productId }, giveUp.signal)
      .then(setProducts)
      .catch(() => giveUp.signal.aborted || setProducts([]))
    return () => giveUp.abort()
  }, [source, productId])

  if (products?.length === 0) return null
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {rowOf(products)}
    </Stack>
  )
}
