import { isLoggedInHint, type Api, type PaymentMethod } from '@shop/shared-api'

/** The shopper's saved cards, the default first; a guest has none. */
export async function fetchSavedCards(api: Api, signal: AbortSignal): Promise<PaymentMethod[]> {
  if (!isLoggedInHint()) return []
  return (await api.request('GET /payment-methods', { signal, silent: true })).data
}
