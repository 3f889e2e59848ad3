import { Alert, Text } from '@shop/shared-ui'
import type { ChoiceState } from './variant-choice'

/** From this many pieces down, the shopper is told how many are left. */
const FEW = 5

/** StockNote's props; `available` counts only in the state of that name, `soldOut` only while the choice is incomplete. */
export interface StockNoteProps {
  state: ChoiceState
  available: number
  /** Whatever the choice ends in, it is not to be had. */
  isSoldOut?: boolean
}

/** What can be had of the choice, read aloud when it changes; the words for what cannot are the spec's. */
export function StockNote({ state, available, isSoldOut }: StockNoteProps) {
  return (
    <div role="status">
      {state === 'unavailable' && (
        <Alert tone="error" title="Product Not Available">
          This variant is not available and you cannot proceed to checkout with this item.
        </Alert>
      )}
      {state === 'available' && available <= FEW && (
        <Text tone="warning">
          <strong>Only {available} left in this size and color.</strong>
        </Text>
      )}
      {state === 'available' && available > FEW && <Text tone="success">In stock, ready to ship.</Text>}
      {state === 'incomplete' && (
        <Text tone="inkMuted">
          {isSoldOut ? 'Sold out. Choose a size to hear when it is back.' : 'Choose a size to see what is in stock.'}
        </Text>
      )}
    </div>
  )
}
