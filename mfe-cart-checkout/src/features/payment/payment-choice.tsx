import { formatDollars, type OwnTerms, type PaymentMethod } from '@shop/shared-api'
import { Alert, Button, RadioGroup, Stack, type RadioOption } from '@shop/shared-ui'
import { useState } from 'react'
import { useDraftStore } from '../../cart/cart-context'
import type { PaymentChoice as PaymentDraft } from '../../checkout/checkout-draft'
import type { CheckoutState } from '../../checkout/draft-store'
import { usableCredit } from '../../checkout/used-credit'
import { formatCardExpiry, formatCardName, isExpired } from '@shop/shared-forms'
import { NewCard } from './new-card'
import { PurchaseOrder } from './purchase-order'
import { StoreCredit } from './store-credit'

interface PaymentChoiceProps {
  draft: CheckoutState
  /** Saved cards, the default first. */
  cards: readonly PaymentMethod[]
  /** The terms of a company that may buy on invoice. */
  terms: OwnTerms | null
  /** Store credit and the order's total, in dollars. */
  balance: number
  total: number | undefined
  onDone(): void
}

/** How to pay: a saved card, a new one, or a purchase order. */
export function PaymentChoice({ draft, cards, terms, balance, total, onDone }: PaymentChoiceProps) {
  const draftStore = useDraftStore()
  const usable = cards.filter((card) => !isExpired(card, new Date()))
  const isCreditUsed = draft.credit > 0 && balance > 0
  const isCovered = isCreditUsed && total !== undefined && usableCredit(balance, total) === total
  const options = optionsOf(usable, isCreditUsed ? null : terms)
  const [picked, setPicked] = useState(() => initialChoice(draft, usable))
  const chosen = options.some(({ value }) => value === picked) ? picked : 'new'
  const saved = usable.find(({ id }) => id === chosen)

  function choose(payment: PaymentDraft) {
    draftStore.update({ payment, card: null, refusals: [], ...(isCreditUsed && { credit: balance }) })
    onDone()
  }
  return (
    <Stack $gap={5}>
      {draft.refusals.map(({ message }) => (
        <Alert key={message} tone="error" announce="assertive" title="Your order wasn’t placed">
          {message}
        </Alert>
      ))}
      {balance > 0 && total !== undefined && (
        <StoreCredit balance={balance} total={total} isUsed={isCreditUsed} offersInvoice={terms !== null} />
      )}
      {isCovered ? (
        <Continue onPress={() => choose({ kind: 'credit' })} />
      ) : (
        <>
          {options.length > 1 && <RadioGroup label="Pay by" value={chosen} onChange={setPicked} options={options} />}
          {chosen === 'new' && <NewCard onDone={onDone} />}
          {chosen === 'invoice' && terms && (
            <PurchaseOrder
              terms={terms}
              initialNumber={draft.payment?.kind === 'invoice' ? draft.payment.poNumber : ''}
              onDone={onDone}
            />
          )}
          {saved && <Continue onPress={() => choose({ kind: 'saved', id: saved.id })} />}
        </>
      )}
    </Stack>
  )
}

const Continue = ({ onPress }: { onPress(): void }) => (
  <Button variant="action" size="large" wide onClick={onPress}>
    Continue to checkout
  </Button>
)

function optionsOf(cards: readonly PaymentMethod[], terms: OwnTerms | null): RadioOption[] {
  return [
    ...cards.map((card) => ({
      value: card.id,
      label: formatCardName(card),
      description: `${card.holder_name}, expires ${formatCardExpiry(card)}${card.is_defualt ? '. Default card' : ''}`,
    })),
    {
      value: 'new',
      label: cards.length > 0 ? 'Another card' : 'Card',
      description: 'Visa, Mastercard, Amex, Discover',
    },
    ...(terms
      ? [
          {
            value: 'invoice',
            label: 'Purchase order',
            description: `Paid by invoice, net ${terms.net_days} days. ${formatDollars(terms.credit_left)} of your credit left`,
          },
        ]
      : []),
  ]
}

/** The earlier choice, else the default card. */
function initialChoice({ payment }: CheckoutState, cards: readonly PaymentMethod[]): string {
  if (payment?.kind === 'saved') return payment.id
  if (payment?.kind === 'invoice') return 'invoice'
  return payment?.kind === 'card' ? 'new' : (cards[0]?.id ?? 'new')
}
