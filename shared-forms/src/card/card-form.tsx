import type { Api, PaymentProviderInfo } from '@shop/shared-api'
import { SectionUnavailable, Skeleton } from '@shop/shared-ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CardFormProps } from './card-form-props'
import { TestVaultForm } from './test-vault-form'

const StripeForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stripe-form" */ './stripe-form')).StripeForm,
}))

/**
 * A form for a new card of the provider that the API names; `onCard` receives its token. Number and security code never
 * leave this form.
 */
export function CardForm({ api, ...form }: CardFormProps & { api: Api }) {
  const { provider, reset } = useProvider(api)
  const waiting = <Skeleton $height="22rem" data-pending />
  if (provider === 'unknown') return <SectionUnavailable what="Paying by a new card" retry={reset} />
  if (!provider) return waiting
  if (provider.provider === 'test-vault') return <TestVaultForm {...form} />
  return (
    <Suspense fallback={waiting}>
      <StripeForm publishableKey={provider.publishable_key ?? ''} {...form} />
    </Suspense>
  )
}

function useProvider(api: Api) {
  const [provider, setProvider] = useState<PaymentProviderInfo | 'unknown'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    api.request('GET /payment-provider', { signal: leaving.signal, silent: true }).then(
      ({ data }) => setProvider(data),
      () => leaving.signal.aborted || setProvider('unknown'),
    )
    return () => leaving.abort()
  }, [api, tries])
  const reset = () => {
    setProvider(undefined)
    setTries(tries + 1)
  }
  return { provider, reset }
}
