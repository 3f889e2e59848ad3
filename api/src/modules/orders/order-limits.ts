import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { releaseAttempts, requireAttempts, type AttemptLimit, type KeyedLimit } from '../auth/attempts'

/** Who orders, pays or cancels. */
export interface Buyer {
  network: string
  userId: string | null
  email: string
}

interface OrderLimit extends AttemptLimit {
  by: 'network' | 'account' | 'guest email'
}

const TEN_MINUTES = 600
const HOUR = 3_600
const DAY = 86_400

/**
 * Order limits per network, account or guest email. A gym shares one IPv4 address, and a company orders for many
 * locations: many orders are fine, many declined cards or cancellations are not. See
 * docs/decisions/2026-11-22-limits-on-orders.md.
 */
export const ORDER_LIMITS: Record<'place' | 'decline' | 'cancel', OrderLimit[]> = {
  place: [
    { by: 'network', scope: 'order network', maxAttempts: 60, windowSeconds: TEN_MINUTES },
    { by: 'network', scope: 'order network day', maxAttempts: 300, windowSeconds: DAY },
    { by: 'account', scope: 'order account', maxAttempts: 60, windowSeconds: HOUR },
    { by: 'account', scope: 'order account day', maxAttempts: 200, windowSeconds: DAY },
    { by: 'guest email', scope: 'order email', maxAttempts: 30, windowSeconds: HOUR },
    { by: 'guest email', scope: 'order email day', maxAttempts: 100, windowSeconds: DAY },
  ],
  decline: [
    { by: 'network', scope: 'decline network', maxAttempts: 10, windowSeconds: TEN_MINUTES },
    { by: 'network', scope: 'decline network day', maxAttempts: 30, windowSeconds: DAY },
    { by: 'account', scope: 'decline account', maxAttempts: 8, windowSeconds: TEN_MINUTES },
    { by: 'account', scope: 'decline account day', maxAttempts: 24, windowSeconds: DAY },
    // Higher than for one network: otherwise a stranger could block payments of a guest's email.
    { by: 'guest email', scope: 'decline email', maxAttempts: 20, windowSeconds: TEN_MINUTES },
    { by: 'guest email', scope: 'decline email day', maxAttempts: 60, windowSeconds: DAY },
  ],
  cancel: [
    { by: 'network', scope: 'cancel network', maxAttempts: 20, windowSeconds: HOUR },
    { by: 'network', scope: 'cancel network day', maxAttempts: 60, windowSeconds: DAY },
    { by: 'account', scope: 'cancel account', maxAttempts: 20, windowSeconds: HOUR },
    { by: 'account', scope: 'cancel account day', maxAttempts: 60, windowSeconds: DAY },
    { by: 'guest email', scope: 'cancel email', maxAttempts: 20, windowSeconds: HOUR },
    { by: 'guest email', scope: 'cancel email day', maxAttempts: 60, windowSeconds: DAY },
  ],
}

const REFUSALS: Record<keyof typeof ORDER_LIMITS, string> = {
  place: 'Too many orders in a short time.',
  decline: 'Too many payments were declined.',
  cancel: 'Too many orders were canceled in a short time.',
}

/**
 * Counts an order or a cancellation, or throws 429. Call it in the transaction that does it, so that a failed one
 * doesn't count.
 */
export const consumeOrderLimit = (tx: Database, what: 'place' | 'cancel', buyer: Buyer) =>
  requireAttempts(tx, limitsOf(what, buyer), (seconds) => refusalOf(what, seconds))

/** Counts a charge as declined in advance, or throws 429: concurrent charges can't exceed the limit. */
export const reserveDecline = (tx: Database, buyer: Buyer) =>
  requireAttempts(tx, limitsOf('decline', buyer), (seconds) => refusalOf('decline', seconds))

/** Runs a check of a card at the bank within the limit on declined cards; only a 422 counts. */
export async function withDeclineLimit<T>(db: Database, buyer: Buyer, charge: () => Promise<T>): Promise<T> {
  await inTransaction(db, (tx) => reserveDecline(tx, buyer))
  try {
    const answer = await charge()
    await releaseDecline(db, buyer)
    return answer
  } catch (error) {
    if (!(error instanceof Failure && error.status === 422)) await releaseDecline(db, buyer)
    throw error
  }
}

/** Releases the reservation, since the card was not declined. */
export const releaseDecline = (db: Database, buyer: Buyer) => releaseAttempts(db, limitsOf('decline', buyer))

function limitsOf(what: keyof typeof ORDER_LIMITS, { network, userId, email }: Buyer): KeyedLimit[] {
  const keys = { network, account: userId, 'guest email': userId === null ? email : null }
  return ORDER_LIMITS[what].flatMap((limit) => {
    const key = keys[limit.by]
    return key === null ? [] : [{ ...limit, key }]
  })
}

function refusalOf(what: keyof typeof ORDER_LIMITS, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes > 1 ? `${minutes} minutes` : 'a minute'
  return `${REFUSALS[what]} Please try again in ${wait}, or contact us.`
}
