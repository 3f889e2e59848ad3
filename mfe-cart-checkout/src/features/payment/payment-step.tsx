import '@shop/account-contract'
import { isLoggedInHint, type PaymentMethod } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { useQuery } from '@shop/shared-forms'
import { SectionUnavailable, Skeleton } from '@shop/shared-ui'
import { useApi } from '../../cart/cart-context'
import type { CheckoutState } from '../../checkout/draft-store'
import { PaymentChoice } from './payment-choice'

const noCards: PaymentMethod[] = []

/** The payment step: saved cards first; without them a new card can still be entered. */
export function PaymentStep({ draft, onDone }: { draft: CheckoutState; onDone(): void }) {
  const user = useEvent('session/changed')?.user
  const isGuest = !isLoggedInHint()
  const query = !isGuest && (['GET /payment-methods'] as const)
  const { data, error, reset } = useQuery(useApi(), query, { isUncached: true })
  const cards = isGuest ? noCards : data?.data
  if (!cards && !error) return <Skeleton $height="24rem" data-pending />
  return (
    <>
      {error && <SectionUnavailable what="Your list of saved cards" retry={reset} />}
      <PaymentChoice
        draft={draft}
        cards={cards ?? noCards}
        mayInvoice={user?.role === 'wholeseller' && user.isVerified}
        onDone={onDone}
      />
    </>
  )
}
