import { Alert, Text } from '@shop/shared-ui'
import type { ChoiceState } from './variant-choice'

/** The stock level up to which the remaining quantity is shown. */
const LOW_STOCK = 5

/** StockNote's props; `available` applies to that state only, `isSoldOut` only to an incomplete choice. */
export interface StockNoteProps {
  state: ChoiceState
  available: number
  /** Whether every remaining option is sold out. */
  isSoldOut?: boolean
}

/** The availability of the choice, announced when it changes; the messages for unavailable variants are the spec's. */
export function StockNote({ state, available, isSoldOut }: StockNoteProps) {
  return (
    <div role="status">
      {state === 'unavailable' && (
        <Alert tone="error" title="Product Not Available">
          This variant is not available and you cannot proceed to checkout with this item.
        </Alert>
      )}
      {state === 'available' && available <= LOW_STOCK && (
        <Text tone="warning">
          <strong>Only {available} left in this size and color.</strong>
        </Text>
      )}
      {state === 'available' && available > LOW_STOCK && <Text tone="success">In stock, ready to ship</Text>}
      {state === 'incomplete' && (
        <Text tone="inkMuted">
          {isSoldOut ? 'Sold out. Choose a size to get a back in stock alert.' : 'Choose a size to check availability.'}
        </Text>
      )}
    </div>
  )
}
