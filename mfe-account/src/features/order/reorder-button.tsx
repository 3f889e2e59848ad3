import '@shop/cart-checkout-contract'
import type { OrderItem } from '@shop/shared-api'
import { ButtonLink, RemoteWidget, Skeleton } from '@shop/shared-ui'
import { toOrderedLines } from '../../order-labels/ordered-lines'

interface ReorderButtonProps {
  items: readonly OrderItem[]
  label: string
  about: string
}

/** Reorders lines of an order. If the cart remote is unavailable, a single line links to its product instead. */
export function ReorderButton({ items, label, about }: ReorderButtonProps) {
  const only = items.length === 1 ? items[0] : undefined
  const productLink = only?.product_id != null && (
    <ButtonLink to={productPath(only)} aria-label={`${label}: ${about}`}>
      {label}
    </ButtonLink>
  )
  return (
    <RemoteWidget
      owner="cart-checkout"
      name="order-again"
      props={{ label, about, lines: () => Promise.resolve(toOrderedLines(items)) }}
      fallback={<Skeleton $height="46px" $width="8rem" />}
      unavailable={productLink || null}
    />
  )
}

/** The product URL of an order line, with its color and size selected. */
export function productPath({ product_id: id, color, size }: OrderItem): string {
  return `/shop/${id}?${new URLSearchParams({ color, size })}`
}
