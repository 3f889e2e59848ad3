import type { Database } from '../../database/client'
import { consumeAttempt, clearAttempts, type AttemptLimit } from './attempts'
import type { Client } from './client'

/** Codes that one known device of an account may request. */
const DEVICE_CODES: AttemptLimit = { scope: 'reset-code-device', maxAttempts: 5, windowSeconds: 3600 }
/** Codes for one email that one network may request. */
const NETWORK_CODES: AttemptLimit = { scope: 'reset-code-network', maxAttempts: 5, windowSeconds: 3600 }
/** Codes for one email that are mailed on request of all networks; beyond that only if no recent code exists. */
const STRANGER_CODES: AttemptLimit = { scope: 'reset-code-strangers', maxAttempts: 10, windowSeconds: 86_400 }
/** Guesses at an email's codes from one known device. */
const DEVICE_GUESSES: AttemptLimit = { scope: 'reset-guess-device', maxAttempts: 5, windowSeconds: 600 }
/** Guesses at an email's codes from one network. */
const NETWORK_GUESSES: AttemptLimit = { scope: 'reset-guess-network', maxAttempts: 5, windowSeconds: 600 }
/**
 * Guesses from all networks together. With at most 20 valid codes of 40 bits, one in 10 million such series succeeds.
 */
const STRANGER_GUESSES: AttemptLimit = { scope: 'reset-guess-strangers', maxAttempts: 5_000, windowSeconds: 3600 }

/** The caller, and whether its device has logged in to the account before. */
type Requester = Pick<Client, 'network' | 'deviceToken'> & { known: boolean }

/** When a requested code is mailed: now, only if none was mailed in the last minutes, or never. */
export type CodeDelivery = 'now' | 'unless-fresh' | 'never'

/**
 * Counts a request for a code. One network or device gets five an hour. Beyond ten a day, all unknown devices
 * together get one mail per five minutes: the mailbox is not flooded, and its owner always finds a valid code in it.
 */
export async function countCodeRequest(tx: Database, email: string, requester: Requester): Promise<CodeDelivery> {
  const [requests, guesses, key] = requester.known
    ? [DEVICE_CODES, DEVICE_GUESSES, `${email} ${requester.deviceToken}`]
    : [NETWORK_CODES, NETWORK_GUESSES, `${email} ${requester.network}`]
  if (!(await consumeAttempt(tx, requests, key))) return 'never'
  await clearAttempts(tx, guesses, key)
  if (requester.known) return 'now'
  return (await consumeAttempt(tx, STRANGER_CODES, email)) ? 'now' : 'unless-fresh'
}

/**
 * Counts a guess at a code; true if it may be compared. Five per network or device until it requests another code;
 * guesses from other networks don't count against it.
 */
export async function countGuess(db: Database, email: string, requester: Requester): Promise<boolean> {
  if (requester.known) return consumeAttempt(db, DEVICE_GUESSES, `${email} ${requester.deviceToken}`)
  if (!(await consumeAttempt(db, NETWORK_GUESSES, `${email} ${requester.network}`))) return false
  return consumeAttempt(db, STRANGER_GUESSES, email)
}
