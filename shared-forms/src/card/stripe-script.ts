/** What the form uses of Stripe.js (https://docs.stripe.com/js). */
export interface StripeElement {
  mount(place: HTMLElement): void
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

/** Stripe asks that its script is never bundled or kept elsewhere. */
const address = 'https://js.stripe.com/v3/'
let loading: Promise<void> | undefined

/** Stripe.js with the shop's key, loaded from Stripe's own address on first use; rejects when it can't be had, and may be asked again. */
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
