import type { PaymentMethod } from '@shop/shared-api'
import { Button, Dialog, Stack, Text } from '@shop/shared-ui'
import { formatCardName } from '@shop/shared-forms'

interface DeleteCardProps {
  /** The card to delete; null closes the dialog. */
  card: PaymentMethod | null
  hasOthers: boolean
  onClose(): void
  onDelete(card: PaymentMethod): void
}

/** Confirms the deletion of a card and states which card becomes the default. */
export function DeleteCard({ card, hasOthers, onClose, onDelete }: DeleteCardProps) {
  const footer = (
    <Stack $gap={2}>
      <Button variant="action" wide onClick={() => card && onDelete(card)}>
        Delete card
      </Button>
      <Button variant="quiet" wide onClick={onClose}>
        Keep card
      </Button>
    </Stack>
  )
  return (
    <Dialog open={card !== null} onClose={onClose} title="Delete this card?" footer={footer}>
      {card && (
        <Text>
          {formatCardName(card)} will be removed from your account. Past orders paid with this card won’t change.
          {card.is_defualt &&
            hasOthers &&
            ' This is your default card, so the card you added most recently will become the default.'}
        </Text>
      )}
    </Dialog>
  )
}
