import type { RemoteLoader, WidgetOrderedLine, WidgetProps } from '@shop/shared-ui'

/** The cart's order-again button as far as this part knows it, and the lines that it was given once pressed. */
export function orderAgainWidget() {
  let told: (lines: readonly WidgetOrderedLine[]) => void
  const bought = new Promise<readonly WidgetOrderedLine[]>((resolve) => (told = resolve))
  function Widget({ label, about, lines }: WidgetProps['cart-checkout/order-again']) {
    return (
      <button type="button" aria-label={`${label}: ${about}`} onClick={() => void lines().then(told)}>
        {label}
      </button>
    )
  }
  const widgets = { Widget } as unknown as Awaited<ReturnType<RemoteLoader['load']>>
  const loader: RemoteLoader = { load: () => Promise.resolve(widgets), peek: () => widgets }
  return { loader, bought: () => bought }
}
