import { isLoggedInHint, type PaymentMethod } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { SectionUnavailable, Skeleton } from '@shop/shared-ui'
import type { CheckoutState } from '../../checkout/draft-store'
import { askSavedCards } from '../../checkout/saved-cards'
import { useAnswer } from '../../use-answer'
import { PaymentChoice } from './payment-choice'

const noCards: PaymentMethod[] = []

/** The payment step: saved cards come first where there are any; without them a new card can be entered still. */
export function PaymentStep({ draft, onDone }: { draft: CheckoutState; onDone(): void }) {
  const user = useEvent('session/changed')?.user
  const isGuest = !isLoggedInHint()
  const { answer: saved, failure, askAgain } = useAnswer(isGuest ? undefined : askSavedCards)
  const cards = isGuest ? noCards : saved
  if (!cards && !failure) return <Skeleton $height="24rem" data-awaited />
  return (
    <>
      {failure && <SectionUnavailable what="The list of your saved cards" retry={askAgain} />}
      <PaymentChoice
        draft={draft}
        cards={cards ?? noCards}
        mayInvoice={user?.role === 'wholeseller' && user.isVerified}
        onDone={onDone}
      />
    </>
  )
}
