import type { OrderItem } from '@shop/shared-api'
import { ButtonLink, RemoteWidget, Skeleton } from '@shop/shared-ui'
import { orderedLines } from '../../order-labels/ordered-lines'

interface AgainButtonProps {
  items: readonly OrderItem[]
  label: string
  about: string
}

/** Reorders lines of an order. If the cart remote is unavailable, a single line links to its product instead. */
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

/** The product URL of an order line, with its color and size selected. */
export function productPath({ product_id: id, color, size }: OrderItem): string {
  return `/shop/${id}?${new URLSearchParams({ color, size })}`
}
