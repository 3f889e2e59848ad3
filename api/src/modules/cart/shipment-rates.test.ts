import type { RatesRequest } from '@shop/shared-api/contract'
import type { Carrier } from './carrier'
import { fetchOffers } from './shipment-rates'

describe('fetchOffers', () => {
  test("uses the settings' prices when the carrier hangs and ignores its signal", async () => {
    const offer = { type: 'simple', title: 'Ground', chargesCents: 800, minDays: 3, maxDays: 5 } as const
    const silent: Carrier = () => new Promise(() => undefined)
    const failures: unknown[] = []
    const request = { state: 'NY', zip: '12207' } as RatesRequest
    const offers = await fetchOffers(
      silent,
      async () => [offer],
      request,
      (error) => failures.push(error),
      20,
    )
    expect([offers, failures]).toEqual([[offer], [expect.objectContaining({ name: 'TimeoutError' })]])
  })

  test('waits 3 s for the carrier', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    const carrier: Carrier = async () => []
    await fetchOffers(carrier, carrier, { state: 'NY', zip: '12207' } as RatesRequest, () => undefined)
    expect(timeout.mock.calls).toEqual([[3_000]])
    timeout.mockRestore()
  })
})
