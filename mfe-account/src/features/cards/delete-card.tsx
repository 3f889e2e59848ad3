import type { PaymentMethod } from '@shop/shared-api'
import { Button, Dialog, Stack, Text } from '@shop/shared-ui'
import { cardName } from '@shop/shared-forms'

interface DeleteCardProps {
  /** The card in question; the dialog is closed without one. */
  card: PaymentMethod | null
  othersStay: boolean
  onClose(): void
  onDelete(card: PaymentMethod): void
}

/** Asks before a card is forgotten, and says which one then becomes the default. */
export function DeleteCard({ card, othersStay, onClose, onDelete }: DeleteCardProps) {
  const footer = (
    <Stack $gap={2}>
      <Button variant="action" wide onClick={() => card && onDelete(card)}>
        Delete the card
      </Button>
      <Button variant="quiet" wide onClick={onClose}>
        Keep it
      </Button>
    </Stack>
  )
  return (
    <Dialog open={card !== null} onClose={onClose} title="Delete this card?" footer={footer}>
      {card && (
        <Text>
          {cardName(card)} will be forgotten. Orders already paid with it stay as they are.
          {card.is_defualt && othersStay && ' It is your default: the card that you saved last takes its place.'}
        </Text>
      )}
    </Dialog>
  )
}
