import type { OrderItem } from '@shop/shared-api'
import { ButtonLink, RemoteWidget, Skeleton } from '@shop/shared-ui'
import { orderedLines } from '../../order-words/ordered-lines'

interface AgainButtonProps {
  items: readonly OrderItem[]
  label: string
  about: string
}

/** Buys lines of an order again; where the cart's part is away, a single line has the link to its product instead. */
export function AgainButton({ items, label, about }: AgainButtonProps) {
  const only = items.length === 1 ? items[0] : undefined
  const instead = only?.product_id != null && (
    <ButtonLink to={productPath(only)} aria-label={`${label}: ${about}`}>
      {label}
    </ButtonLink>
  )
  return (
    <RemoteWidget
      owner="cart-checkout"
      name="order-again"
      props={{ label, about, lines: () => Promise.resolve(orderedLines(items)) }}
      fallback={<Skeleton $height="46px" $width="8rem" />}
      unavailable={instead || null}
    />
  )
}

/** The page of a line's product with its color and size chosen. */
export function productPath({ product_id: id, color, size }: OrderItem): string {
  return `/shop/${id}?${new URLSearchParams({ color, size })}`
}
