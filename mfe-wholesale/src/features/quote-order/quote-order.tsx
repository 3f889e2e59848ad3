import { isLoggedInHint, type EquipmentStatus } from '@shop/shared-api'
import { CardForm, formatCardName, useQuery, type CardToken } from '@shop/shared-forms'
import { Heading, RadioGroup, SectionUnavailable, Skeleton, Stack, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { QuoteOrderForm } from './quote-order-form'

/** Values of the choice that are no saved card. */
const INVOICE = 'invoice'
const NEW_CARD = 'new'

const QuoteOrderColumn = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: 44rem;
`

interface QuoteOrderProps {
  request: EquipmentStatus
  quote: number
}

/** The choice of payment, and then the form of the order. A new card is saved first and then chosen. */
export function QuoteOrder({ request, quote }: QuoteOrderProps) {
  const api = useApi()
  const cards = useQuery(api, isLoggedInHint() && (['GET /payment-methods'] as const), { isUncached: true })
  const terms = useQuery(api, ['GET /company-terms'], { isUncached: true })
  const [chosen, setChosen] = useState<string>()
  if (cards.error) return <SectionUnavailable what="Your list of saved cards" retry={cards.reset} />
  if (terms.error) return <SectionUnavailable what="Your terms" retry={terms.reset} />
  if (!cards.data || !terms.data) return <Skeleton $height="24rem" />
  const saved = cards.data.data
  const { invoice_offered: isOffered, net_days: netDays } = terms.data.data
  const options = [
    ...(isOffered
      ? [{ value: INVOICE, label: 'Purchase order', description: `Due ${netDays} days after the order` }]
      : []),
    ...saved.map((card) => ({ value: card.id, label: formatCardName(card) })),
    { value: NEW_CARD, label: 'New card' },
  ]
  const usual = saved.find(({ is_defualt: isDefault }) => isDefault)?.id
  const payment = chosen ?? (isOffered ? INVOICE : (usual ?? NEW_CARD))

  async function saveCard({ token }: CardToken) {
    const { data } = await api.request('POST /payment-methods', { body: { payment_token: token }, silent: true })
    cards.setData((last) => ({ data: [...last.data, data] }))
    setChosen(data.id)
  }

  return (
    <QuoteOrderColumn>
      <Stack $gap={3} $align="stretch">
        <Heading level={2} size="title">
          Payment
        </Heading>
        <RadioGroup label="How would you like to pay?" value={payment} options={options} onChange={setChosen} />
        {payment === NEW_CARD && <CardForm api={api} submitLabel="Use this card" onCard={saveCard} />}
      </Stack>
      {payment !== NEW_CARD && (
        <QuoteOrderForm request={request} quote={quote} cardId={payment === INVOICE ? null : payment} />
      )}
    </QuoteOrderColumn>
  )
}
