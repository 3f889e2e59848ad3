import { Text, type WidgetProps } from '@shop/shared-ui'
import { useWholesalePrice } from '../buying/wholesale-price'

/** On a product card: what an approved wholesaler pays. The card renders it for them only. */
export function Widget({ price }: WidgetProps['wholesale/list-price']) {
  const wholesale = useWholesalePrice(price)
  if (!wholesale) return null
  return (
    <Text as="span" size="small">
      <strong>{wholesale.label}</strong>
      {wholesale.isReached && ` (${wholesale.discount})`}
    </Text>
  )
}
