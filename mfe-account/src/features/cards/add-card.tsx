import { CardForm, type CardToken } from '@shop/shared-forms'
import { Checkbox, Dialog, toast } from '@shop/shared-ui'
import { useRef } from 'react'
import { useApi } from '../../api-context'

interface AddCardProps {
  open: boolean
  /** Whether the user already has cards; the first card always becomes the default. */
  hasOthers: boolean
  onClose(): void
  /** Called once the card is saved; the dialog closes after the list has refreshed. */
  onAdded(): Promise<void>
}

/**
 * Adds a card in a dialog. The card number and security code never leave the form: the API receives only the
 * provider's token.
 */
export function AddCard({ open, hasOthers, onClose, onAdded }: AddCardProps) {
  const api = useApi()
  const isDefault = useRef<HTMLInputElement>(null)

  async function save({ token }: CardToken) {
    const body = { payment_token: token, is_defualt: isDefault.current?.checked ?? false }
    await api.request('POST /payment-methods', { body, silent: true })
    await onAdded()
    onClose()
    toast('Card saved', { type: 'success' })
  }

  return (
    <Dialog open={open} onClose={onClose} title="Add a card">
      <CardForm api={api} submitLabel="Save card" onCard={save}>
        {hasOthers && <Checkbox ref={isDefault} label="Make this my default card" />}
      </CardForm>
    </Dialog>
  )
}
