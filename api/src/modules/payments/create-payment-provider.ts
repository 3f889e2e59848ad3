import type { Environment } from '../../environment'
import type { PaymentProvider } from './provider'
import { stripeProvider } from './stripe-provider'
import { testVault } from './test-vault'

type StripeSwitches = Pick<
  Environment,
  'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'PUBLIC_URL'
>

/** Stripe if its keys are set, otherwise the embedded test vault. */
export async function createPaymentProvider(switches: StripeSwitches): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = switches
  if (!secretKey || !publishableKey) return testVault
  return stripeProvider({
    secretKey,
    publishableKey,
    webhookSecret: switches.STRIPE_WEBHOOK_SECRET,
    apiUrl: switches.STRIPE_API_URL,
    publicUrl: switches.PUBLIC_URL,
  })
}
