import { CardForm, type CardToken } from '@shop/shared-forms'
import { Checkbox, Dialog, toast } from '@shop/shared-ui'
import { useRef } from 'react'
import { useApi } from '../../api-context'

interface AddCardProps {
  open: boolean
  /** Whether there are cards already: the first one is the default in any case. */
  hasOthers: boolean
  onClose(): void
  /** The card is saved; the dialog closes once the list shows it. */
  onAdded(): Promise<void>
}

/** Takes a new card in a dialog. Its number and code stay in the form: the API gets the provider's token alone. */
export function AddCard({ open, hasOthers, onClose, onAdded }: AddCardProps) {
  const api = useApi()
  const isDefault = useRef<HTMLInputElement>(null)

  async function save({ token }: CardToken) {
    const body = { payment_token: token, is_defualt: isDefault.current?.checked ?? false }
    await api.request('POST /payment-methods', { body, silent: true })
    await onAdded()
    onClose()
    toast('The card is saved', { type: 'success' })
  }

  return (
    <Dialog open={open} onClose={onClose} title="Add a card">
      <CardForm api={api} submitLabel="Save card" onCard={save}>
        {hasOthers && <Checkbox ref={isDefault} label="Use it by default" />}
      </CardForm>
    </Dialog>
  )
}
