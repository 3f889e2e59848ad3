import type { WidgetOrderedLine } from '@shop/cart-checkout-contract'
import type { RemoteLoader, WidgetProps } from '@shop/shared-ui'

/** A stub of the cart's reorder widget, with the lines it received on click. */
export function orderAgainWidget() {
  let onAdd: (lines: readonly WidgetOrderedLine[]) => void
  const bought = new Promise<readonly WidgetOrderedLine[]>((resolve) => (onAdd = resolve))
  function Widget({ label, about, lines }: WidgetProps['cart-checkout/order-again']) {
    return (
      <button type="button" aria-label={`${label}: ${about}`} onClick={() => void lines().then(onAdd)}>
        {label}
      </button>
    )
  }
  const widgets = { Widget } as unknown as Awaited<ReturnType<RemoteLoader['load']>>
  const loader: RemoteLoader = { load: () => Promise.resolve(widgets), peek: () => widgets }
  return { loader, bought: () => bought }
}
