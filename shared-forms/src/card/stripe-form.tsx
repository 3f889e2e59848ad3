import { ApiError } from '@shop/shared-api'
import { Button, SectionUnavailable, Skeleton, TextField } from '@shop/shared-ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormError } from '../form-error'
import type { CardFormProps } from './card-form-props'
import { CardGrid } from './card-layout'
import { StripeInput, type StripeInputKind } from './stripe-inputs'
import { loadStripe, type Stripe, type StripeElement } from './stripe-script'
import type { CardToken } from './test-vault'

interface StripeFormProps extends CardFormProps {
  publishableKey: string
}

/** A card form for Stripe: its inputs are Stripe Elements, and the token is a Stripe payment method. */
export function StripeForm({ publishableKey, ...form }: StripeFormProps) {
  const [stripe, setStripe] = useState<Stripe | 'failed'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    loadStripe(publishableKey).then(
      (loaded) => left || setStripe(loaded),
      () => left || setStripe('failed'),
    )
    return () => {
      left = true
    }
  }, [publishableKey, tries])
  if (stripe === 'failed') {
    const retry = () => {
      setStripe(undefined)
      setTries(tries + 1)
    }
    return <SectionUnavailable what="Paying by a new card" retry={retry} />
  }
  return stripe ? <LoadedForm stripe={stripe} {...form} /> : <Skeleton $height="18rem" />
}

type Problems = Partial<Record<StripeInputKind | 'holder', string>>

function LoadedForm({ stripe, submitLabel, onCard, children }: CardFormProps & { stripe: Stripe }) {
  const [elements] = useState(() => stripe.elements())
  const number = useRef<StripeElement>(null)
  const holder = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const note = (field: keyof Problems) => (message: string | undefined) =>
    setProblems((known) => ({ ...known, [field]: message }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    const name = holder.current?.value.trim() ?? ''
    note('holder')(name.length < 2 ? 'Enter the name as it appears on your card' : undefined)
    if (name.length < 2) return holder.current?.focus()
    if (sending || !number.current) return
    setSending(true)
    try {
      await onCard(await tokenFrom(stripe, number.current, name))
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.messageFor('payment_token') ?? error.message) : String(error))
    } finally {
      setSending(false)
    }
  }

  const inputOf = (kind: StripeInputKind, label: string) => (
    <StripeInput
      elements={elements}
      kind={kind}
      label={label}
      error={problems[kind]}
      onReady={(element) => kind === 'cardNumber' && (number.current = element)}
      onProblem={note(kind)}
    />
  )
  return (
    <CardGrid onSubmit={submit} noValidate aria-label="Card details">
      {inputOf('cardNumber', 'Card number')}
      <div data-half>{inputOf('cardExpiry', 'Expiry')}</div>
      <div data-half>{inputOf('cardCvc', 'Security code')}</div>
      <TextField
        ref={holder}
        required
        label="Name on card"
        autoComplete="cc-name"
        maxLength={80}
        error={problems.holder}
      />
      {children}
      <FormError message={problem} />
      <Button type="submit" variant="action" size="large" wide busy={sending}>
        {submitLabel}
      </Button>
    </CardGrid>
  )
}

async function tokenFrom(stripe: Stripe, card: StripeElement, name: string): Promise<CardToken> {
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card,
    billing_details: { name },
  })
  if (!paymentMethod) {
    throw new ApiError(422, 'card_refused', error?.message ?? 'We could not read this card. Please enter it again.')
  }
  const { brand, last4, exp_month, exp_year } = paymentMethod.card
  return { token: paymentMethod.id, brand, last4, exp_month, exp_year, holder_name: name }
}
