import { isLoggedInHint } from '@shop/shared-api'
import { CardForm, type CardToken } from '@shop/shared-forms'
import { Checkbox } from '@shop/shared-ui'
import { useRef } from 'react'
import { useApi, useDraftStore } from '../../cart/cart-context'

/** A new card for this order; a logged-in user may save it too. Its token stays in page memory. */
export function NewCard({ onDone }: { onDone(): void }) {
  const api = useApi()
  const draft = useDraftStore()
  const wantsToSave = useRef<HTMLInputElement>(null)

  async function useCard({ token, brand, last4 }: CardToken): Promise<void> {
    if (wantsToSave.current?.checked) {
      const { data } = await api.request('POST /payment-methods', { body: { payment_token: token }, silent: true })
      draft.update({ payment: { kind: 'saved', id: data.id }, card: null, refusals: [] })
    } else {
      draft.update({ payment: { kind: 'card' }, card: { token, brand, last4 }, refusals: [] })
    }
    onDone()
  }
  return (
    <CardForm api={api} submitLabel="Continue to checkout" onCard={useCard}>
      {isLoggedInHint() && <Checkbox ref={wantsToSave} label="Save this card for next time" />}
    </CardForm>
  )
}
