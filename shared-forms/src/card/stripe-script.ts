/** The parts of Stripe.js that the form uses (https://docs.stripe.com/js). */
export interface StripeElement {
  mount(container: HTMLElement): void
  destroy(): void
  focus(): void
  on(event: 'change', listener: (change: { error?: { message: string }; complete: boolean }) => void): void
}
export interface Stripe {
  elements(): {
    create(
      kind: 'cardNumber' | 'cardExpiry' | 'cardCvc',
      options: { style: unknown; showIcon?: boolean },
    ): StripeElement
  }
  createPaymentMethod(request: { type: 'card'; card: StripeElement; billing_details: { name: string } }): Promise<{
    error?: { message?: string }
    paymentMethod?: { id: string; card: { brand: string; last4: string; exp_month: number; exp_year: number } }
  }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe
  }
}

/** Stripe's terms forbid bundling or self-hosting the script. */
const address = 'https://js.stripe.com/v3/'
let loading: Promise<void> | undefined

/**
 * Loads Stripe.js from Stripe's address on first use, with the shop's key. Rejects when it can't be loaded; call
 * again to retry.
 */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) await (loading ??= addScript())
  if (!window.Stripe) throw new Error('Stripe.js did not start.')
  return window.Stripe(publishableKey)
}

function addScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new Error('Stripe.js could not be loaded.'))
    }
    document.head.append(script)
  })
}
