import type { PartialRefund } from '../../modules/payments/provider'
import { testVault } from '../../modules/payments/test-vault'

/** A payment provider that accepts each refund's key once. It can be offline, and its answers can be lost. */
export function createBank() {
  const keys = new Set<string>()
  const refunded = new Map<string, number>()
  const bank = {
    state: 'up' as 'up' | 'down' | 'answers lost',
    /** What it refunded of a charge, in cents. */
    refundedOf: (charge: string) => refunded.get(charge) ?? 0,
    payments: {
      ...testVault,
      refund: async (charge: string, part?: PartialRefund) => {
        if (bank.state === 'down') throw new Error('The bank is offline.')
        if (part && !keys.has(part.key)) {
          keys.add(part.key)
          refunded.set(charge, (refunded.get(charge) ?? 0) + part.amountCents)
        }
        if (bank.state === 'answers lost') throw new Error('The bank did not answer.')
      },
    },
  }
  return bank
}

/** See `createBank`. */
export type Bank = ReturnType<typeof createBank>
