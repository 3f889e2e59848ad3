import { ApiError } from '@shop/shared-api'
import { Button, Text, TextField } from '@shop/shared-ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ErrorSummary } from '../error-summary'
import { FormError } from '../form-error'
import { brandOf, brandRules } from './card-brand'
import { expiryError, formatExpiry, parseExpiry } from './card-expiry'
import type { CardFormProps } from './card-form-props'
import { CardGrid } from './card-layout'
import { cardNumberError, digitsOf, formatCardNumber } from './card-number'
import { FormattedField } from '../formatted-field'
import { testVaultToken, type CardToken } from './test-vault'

interface Card {
  number: string
  expiry: string
  code: string
  holder: string
}

const labels = { number: 'Card number', expiry: 'Expiry', code: 'Security code', holder: 'Name on card' } as const

/**
 * A card form for the embedded test vault: validates the card and creates the token in the browser, so that number
 * and code aren't sent.
 */
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
        {...fieldOf('number', cardNumberError)}
        format={formatCardNumber}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
      />
      <div data-half>
        <FormattedField
          {...fieldOf('expiry', expiryError)}
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
        This shop runs on its test vault: no money moves. Try 4242 4242 4242 4242 with a future date. A card that ends
        in 0002 is declined.
      </Text>
      <FormError message={problem} />
      <Button type="submit" variant="action" size="large" wide busy={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </CardGrid>
  )
}

function codeProblem(text: string, number: string): string | undefined {
  const brand = brandOf(digitsOf(number))
  const length = brand ? brandRules[brand].codeLength : 3
  if (text.trim() === '') return 'Enter the security code of your card'
  return digitsOf(text).length === length ? undefined : `The code has ${length} digits`
}

function holderProblem(text: string): string | undefined {
  const name = text.trim()
  if (name.length < 2) return 'Enter the name as it appears on your card'
  return digitsOf(name).length > 6 ? 'Enter the name, not the number' : undefined
}

/** The fields are valid at this point, so brand and expiry exist. */
function tokenOf({ number, expiry, holder }: Card): CardToken {
  const digits = digitsOf(number)
  const { month, year } = parseExpiry(expiry)!
  return testVaultToken({
    brand: brandOf(digits)!,
    last4: digits.slice(-4),
    exp_month: month,
    exp_year: year,
    holder_name: holder.trim(),
  })
}
