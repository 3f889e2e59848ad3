import { useEvent } from '@shop/shared-events'
import { SectionUnavailable, Skeleton } from '@shop/shared-ui'
import type { CheckoutState } from '../../checkout/draft-store'
import { askSavedCards } from '../../checkout/saved-cards'
import { useAnswer } from '../../use-answer'
import { PaymentChoice } from './payment-choice'

/** The payment step: saved cards come first where there are any; without them a new card can be entered still. */
export function PaymentStep({ draft, onDone }: { draft: CheckoutState; onDone(): void }) {
  const user = useEvent('session/changed')?.user
  const { answer: cards, failure, askAgain } = useAnswer(askSavedCards)
  if (!cards && !failure) return <Skeleton $height="24rem" />
  return (
    <>
      {failure && <SectionUnavailable what="The list of your saved cards" retry={askAgain} />}
      <PaymentChoice
        draft={draft}
        cards={cards ?? []}
        mayInvoice={user?.role === 'wholeseller' && user.isVerified}
        onDone={onDone}
      />
    </>
  )
}
