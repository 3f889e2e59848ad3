import type { CartQuote } from '@shop/shared-api'
import { Text } from '@shop/shared-ui'

/** How far free delivery is, or what a wholeseller's next tier gives: the server's words. */
export function ShippingNote({ quote }: { quote: CartQuote | null }) {
  const words = quote?.wholesalerDiscountMessage ?? quote?.shipment_note
  if (!words) return null
  return (
    <Text size="small" role="status">
      {words}
    </Text>
  )
}
