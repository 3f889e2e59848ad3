import { formatDollars } from '@shop/shared-api'
import { Checkbox, Stack, Text } from '@shop/shared-ui'
import { useDraftStore } from '../../cart/cart-context'
import { usableCredit } from '../../checkout/used-credit'

interface StoreCreditProps {
  /** What is left of it, in dollars. */
  balance: number
  /** The order's total, in dollars. */
  total: number
  isUsed: boolean
  /** The company could also buy on invoice. */
  offersInvoice: boolean
}

/** Offers to pay as much of the order as possible with store credit. */
export function StoreCredit({ balance, total, isUsed, offersInvoice }: StoreCreditProps) {
  const draft = useDraftStore()
  const usable = usableCredit(balance, total)
  const left = total - usable
  return (
    <Stack $gap={1}>
      <Checkbox
        label={`Use ${formatDollars(usable)} of your ${formatDollars(balance)} store credit`}
        checked={isUsed}
        onChange={({ target }) =>
          draft.update({ credit: target.checked ? balance : 0, payment: null, card: null, refusals: [] })
        }
      />
      <Text size="small" tone="inkMuted" role="status">
        {isUsed && (left > 0 ? `${formatDollars(left)} is left to pay by card.` : 'It pays for all of your order.')}
        {!isUsed && offersInvoice && 'Store credit can’t be combined with a purchase order.'}
      </Text>
    </Stack>
  )
}
