import { ApiError } from '@shop/shared-api'
import { Button, Text, TextField } from '@shop/shared-ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ErrorSummary } from '../error-summary'
import { FormProblem } from '../form-problem'
import { brandOf, brandRules } from './card-brand'
import { expiryProblem, formatExpiry, readExpiry } from './card-expiry'
import type { CardFormProps } from './card-form-props'
import { CardGrid } from './card-layout'
import { cardNumberProblem, digitsOf, formatCardNumber } from './card-number'
import { FormattedField } from '../formatted-field'
import { testVaultToken, type CardToken } from './test-vault'

interface Card {
  number: string
  expiry: string
  code: string
  holder: string
}

const labels = { number: 'Card number', expiry: 'Expiry', code: 'Security code', holder: 'Name on card' } as const

/** A card for the embedded test vault: checked and turned into a token here, so that number and code go nowhere. */
export function TestVaultForm({ submitLabel, onCard, children }: CardFormProps) {
  const { register, handleSubmit, formState, getValues, setFocus } = useForm<Card>({ mode: 'onTouched' })
  const [problem, setProblem] = useState<string | null>(null)
  const errors = Object.entries(formState.errors).map(([field, error]) => ({
    field: field as keyof Card,
    label: labels[field as keyof Card],
    message: error?.message ?? '',
  }))
  const fieldOf = (name: keyof Card, validate: (text: string) => string | undefined) => ({
    label: labels[name],
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, { validate: (text) => validate(text ?? '') ?? true }),
  })

  const forget = () => setProblem(null)
  const submit = handleSubmit(async (card) => {
    forget()
    try {
      await onCard(tokenOf(card))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.messageFor('payment_token') ?? error.message)
    }
  }, forget)
  return (
    <CardGrid onSubmit={submit} noValidate aria-label="Card details">
      {formState.submitCount > 0 && <ErrorSummary errors={errors} onChoose={setFocus} />}
      <FormattedField
        {...fieldOf('number', cardNumberProblem)}
        format={formatCardNumber}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
      />
      <div data-half>
        <FormattedField
          {...fieldOf('expiry', expiryProblem)}
          format={formatExpiry}
          autoComplete="cc-exp"
          placeholder="MM / YY"
        />
      </div>
      <div data-half>
        <FormattedField
          {...fieldOf('code', (code) => codeProblem(code, getValues('number') ?? ''))}
          format={(text) => digitsOf(text).slice(0, 4)}
          autoComplete="cc-csc"
          hint="3 digits on the back (Amex: 4 on the front)"
        />
      </div>
      <TextField {...fieldOf('holder', holderProblem)} autoComplete="cc-name" maxLength={80} />
      {children}
      <Text size="small" tone="inkMuted">
        This shop runs on its test vault: no money moves. Try 4242 4242 4242 4242 with any date to come; a card that
        ends in 0002 is declined.
      </Text>
      <FormProblem problem={problem} />
      <Button type="submit" variant="action" size="large" wide busy={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </CardGrid>
  )
}

function codeProblem(text: string, number: string): string | undefined {
  const brand = brandOf(digitsOf(number))
  const length = brand ? brandRules[brand].code : 3
  if (text.trim() === '') return 'Enter the security code of your card'
  return digitsOf(text).length === length ? undefined : `The code has ${length} digits`
}

function holderProblem(text: string): string | undefined {
  const name = text.trim()
  if (name.length < 2) return 'Enter the name as it stands on your card'
  return digitsOf(name).length > 6 ? 'Enter the name, not the number' : undefined
}

/** The fields have been checked: what has no brand or expiry can't come here. */
function tokenOf({ number, expiry, holder }: Card): CardToken {
  const digits = digitsOf(number)
  const { month, year } = readExpiry(expiry)!
  return testVaultToken({
    brand: brandOf(digits)!,
    last4: digits.slice(-4),
    exp_month: month,
    exp_year: year,
    holder_name: holder.trim(),
  })
}
