import { isApprovedWholesaler } from '@shop/account-contract'
import { isLoggedInHint, type PaymentMethod } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { useQuery } from '@shop/shared-forms'
import { SectionUnavailable, Skeleton } from '@shop/shared-ui'
import { useApi } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-state'
import type { CheckoutState } from '../../checkout/draft-store'
import { PaymentChoice } from './payment-choice'

const noCards: PaymentMethod[] = []

interface PaymentStepProps {
  cart: CartState
  draft: CheckoutState
  onDone(): void
}

/** The payment step: saved cards first; without them a new card can still be entered. */
export function PaymentStep({ cart, draft, onDone }: PaymentStepProps) {
  const user = useEvent('session/changed')?.user
  const isGuest = !isLoggedInHint()
  const isWholesale = isApprovedWholesaler(user)
  const api = useApi()
  const query = !isGuest && (['GET /payment-methods'] as const)
  const { data, error, reset } = useQuery(api, query, { isUncached: true })
  const terms = useQuery(api, isWholesale && (['GET /company-terms'] as const), { isUncached: true })
  const credit = useQuery(api, !isGuest && (['GET /store-credit'] as const), { isUncached: true })
  const balance = credit.data?.data.balance ?? 0
  const cards = isGuest ? noCards : data?.data
  const isCreditPending = !isGuest && !credit.data && !credit.error
  const isPending = (!cards && !error) || (isWholesale && !terms.data && !terms.error) || isCreditPending
  if (isPending) return <Skeleton $height="24rem" data-pending />
  return (
    <>
      {error && <SectionUnavailable what="Your list of saved cards" retry={reset} />}
      {terms.error && <SectionUnavailable what="Paying by invoice" retry={terms.reset} />}
      {credit.error && <SectionUnavailable what="Your store credit" retry={credit.reset} />}
      <PaymentChoice
        draft={draft}
        balance={balance}
        total={cart.quote?.total}
        cards={cards ?? noCards}
        terms={terms.data?.data.invoice_offered ? terms.data.data : null}
        onDone={onDone}
      />
    </>
  )
}
