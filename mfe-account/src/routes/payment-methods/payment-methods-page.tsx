import { isLoggedInHint, type PaymentMethod } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Button, EmptyState, Icon, Skeleton, Stack, Text, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import { QueryError } from '../../query-error'
import { AddCard } from '../../features/cards/add-card'
import { CardRow } from '../../features/cards/card-row'
import { DeleteCard } from '../../features/cards/delete-card'
import { StoreCreditSection } from '../../features/store-credit/store-credit-section'
import { SettingsPage } from '../../features/settings-page/settings-page'

/** The API's limit per user. */
const MAX_CARDS = 10

/** The user's saved cards, the default first. */
export function PaymentMethodsPage() {
  const api = useApi()
  const { data, error, reset, setData } = useQuery(api, isLoggedInHint() && ['GET /payment-methods'])
  const cards = data?.data
  const [changing, setChanging] = useState<string | null>(null)
  const [cardToDelete, setCardToDelete] = useState<PaymentMethod | null>(null)
  const [adding, setAdding] = useState(false)

  /** The change has succeeded, so a failed reload is shown as a failed query. */
  const refresh = () => api.request('GET /payment-methods', { silent: true }).then(setData, reset)

  /** Runs a change of one card; the site's error dialog shows failures. */
  async function change(id: string, run: () => Promise<void>, message: string) {
    setChanging(id)
    try {
      await run()
      toast(message, { type: 'success' })
    } catch {
      // The error dialog already shows it.
    } finally {
      setChanging(null)
    }
  }

  const makeDefault = async (id: string) => setData(await api.request('POST /payment-methods/:id', { params: { id } }))
  const deleteCard = async (id: string) => {
    await api.request('DELETE /payment-methods/:id', { params: { id } })
    await refresh()
  }

  return (
    <SettingsPage title="Payment" busy={!cards && !error}>
      {error ? (
        <QueryError error={error} onRetry={reset} />
      ) : !cards ? (
        <Skeleton $height="8rem" />
      ) : cards.length === 0 ? (
        <EmptyState icon="card" title="No saved cards" action={<AddButton onPress={() => setAdding(true)} />}>
          Save a card to check out faster. We store the brand, last four digits and expiration date, never the full
          number.
        </EmptyState>
      ) : (
        <>
          <Stack as="ul" className="cards" aria-label="Saved cards">
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                busy={changing === card.id}
                onMakeDefault={() => void change(card.id, () => makeDefault(card.id), 'Default card updated')}
                onDelete={() => setCardToDelete(card)}
              />
            ))}
          </Stack>
          {cards.length < MAX_CARDS ? (
            <AddButton onPress={() => setAdding(true)} />
          ) : (
            <Text tone="inkMuted">You’ve reached the limit of 10 saved cards. Delete one to add another.</Text>
          )}
        </>
      )}
      <StoreCreditSection />
      <AddCard open={adding} hasOthers={(cards?.length ?? 0) > 0} onClose={() => setAdding(false)} onAdded={refresh} />
      <DeleteCard
        card={cardToDelete}
        hasOthers={(cards?.length ?? 0) > 1}
        onClose={() => setCardToDelete(null)}
        onDelete={({ id }) => {
          setCardToDelete(null)
          void change(id, () => deleteCard(id), 'Card deleted')
        }}
      />
    </SettingsPage>
  )
}

function AddButton({ onPress }: { onPress(): void }) {
  return (
    <div>
      <Button variant="action" size="large" aria-haspopup="dialog" onClick={onPress}>
        <Icon name="plus" />
        Add a card
      </Button>
    </div>
  )
}
