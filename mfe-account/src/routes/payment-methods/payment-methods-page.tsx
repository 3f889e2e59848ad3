import type { Api, PaymentMethod } from '@shop/shared-api'
import { Button, EmptyState, Icon, Skeleton, Stack, Text, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import { FailedAnswer } from '../../failed-answer'
import { AddCard } from '../../features/cards/add-card'
import { CardRow } from '../../features/cards/card-row'
import { DeleteCard } from '../../features/cards/delete-card'
import { SettingsPage } from '../../features/settings-page/settings-page'
import { useAnswer } from '../../use-answer'

const askForCards = async (api: Api, signal?: AbortSignal): Promise<PaymentMethod[]> =>
  (await api.request('GET /payment-methods', { signal, silent: true })).data

/** The API keeps no more for one person. */
const mostCards = 10

/** The visitor's saved cards, the default first. */
export function PaymentMethodsPage() {
  const api = useApi()
  const { answer: cards, failure, askAgain, replace } = useAnswer(askForCards)
  const [changing, setChanging] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<PaymentMethod | null>(null)
  const [adding, setAdding] = useState(false)

  /** The change is made by now: a list that can't be read is told of as such. */
  const refresh = () => askForCards(api).then(replace, askAgain)

  /** Makes a change of one card; a refusal is said by the site's error dialog. */
  async function change(id: string, make: () => Promise<void>, words: string) {
    setChanging(id)
    try {
      await make()
      toast(words, { type: 'success' })
    } catch {
      // The error dialog has said it.
    } finally {
      setChanging(null)
    }
  }

  const makeDefault = async (id: string) =>
    replace((await api.request('POST /payment-methods/:id', { params: { id } })).data)
  const forget = async (id: string) => {
    await api.request('DELETE /payment-methods/:id', { params: { id } })
    await refresh()
  }

  return (
    <SettingsPage title="Payment" busy={!cards && !failure}>
      {failure ? (
        <FailedAnswer failure={failure} askAgain={askAgain} />
      ) : !cards ? (
        <Skeleton $height="8rem" />
      ) : cards.length === 0 ? (
        <EmptyState icon="card" title="No cards saved" action={<AddButton onPress={() => setAdding(true)} />}>
          Save one for the next order. We keep its brand, last four digits and expiry, never its number.
        </EmptyState>
      ) : (
        <>
          <Stack as="ul" className="cards" aria-label="Saved cards">
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                busy={changing === card.id}
                onMakeDefault={() => void change(card.id, () => makeDefault(card.id), 'Your default card is changed')}
                onDelete={() => setDoomed(card)}
              />
            ))}
          </Stack>
          {cards.length < mostCards ? (
            <AddButton onPress={() => setAdding(true)} />
          ) : (
            <Text tone="inkMuted">That is all ten cards that we can keep for you: delete one to add another.</Text>
          )}
        </>
      )}
      <AddCard open={adding} hasOthers={(cards?.length ?? 0) > 0} onClose={() => setAdding(false)} onAdded={refresh} />
      <DeleteCard
        card={doomed}
        othersStay={(cards?.length ?? 0) > 1}
        onClose={() => setDoomed(null)}
        onDelete={({ id }) => {
          setDoomed(null)
          void change(id, () => forget(id), 'The card is deleted')
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
