import { formatDollars, type EquipmentStatus } from '@shop/shared-api'
import { Button, Cluster, Dialog, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApproveQuote } from './approve-quote'
import { CounterOfferForm } from './counter-offer-form'
import { DeclineQuoteForm } from './decline-quote-form'

interface QuoteDecisionProps {
  request: EquipmentStatus
  quote: number
  onChange(request: EquipmentStatus): void
  /** Called if the shown state is out of date. */
  onStale(): void
}

/** What forms about a quote need. */
export interface QuoteFormProps extends Omit<QuoteDecisionProps, 'onChange'> {
  /** Called with the changed request. */
  onDone(request: EquipmentStatus): void
}

const decisions = {
  approve: { title: 'Approve this quote?', form: ApproveQuote, done: 'approved' },
  counter: { title: 'Propose other terms', form: CounterOfferForm, done: 'answered with your offer' },
  decline: { title: 'Decline this quote?', form: DeclineQuoteForm, done: 'declined' },
} as const

/** Approves, negotiates or declines a quote, each in a dialog of its own. */
export function QuoteDecision({ request, quote, onChange, onStale }: QuoteDecisionProps) {
  const [choice, setChoice] = useState<keyof typeof decisions>('approve')
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { title, form: DecisionForm, done } = decisions[choice]

  function choose(next: keyof typeof decisions) {
    setChoice(next)
    setOpen(true)
  }

  function finish(changed: EquipmentStatus) {
    setOpen(false)
    onChange(changed)
    if (changed.status === 'approved') void navigate(`/wholesaler/requests/${changed.request_number}/order`)
    toast(`Quote for ${changed.request_number} ${done}`, { type: 'success' })
  }

  const canApprove = request.status === 'quoted' && !request.is_expired
  return (
    <>
      <Cluster $gap={3}>
        {canApprove && (
          <Button variant="action" onClick={() => choose('approve')}>
            Approve {formatDollars(quote)}
          </Button>
        )}
        <Button onClick={() => choose('counter')}>
          {request.is_expired
            ? 'Ask for a new quote'
            : request.counter_offer
              ? 'Change your offer'
              : 'Propose other terms'}
        </Button>
        <Button variant="quiet" onClick={() => choose('decline')}>
          Decline
        </Button>
      </Cluster>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <DecisionForm request={request} quote={quote} onDone={finish} onStale={onStale} />
      </Dialog>
    </>
  )
}
