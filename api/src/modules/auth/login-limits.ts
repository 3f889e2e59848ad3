import type { Database } from '../../database/client'
import { clearAttempts, requireAttempt, type AttemptLimit } from './attempts'
import type { Client } from './client'
import { isKnownDevice } from './known-devices'

/** Wrong passwords from one known device of an account. */
const DEVICE_LOGINS: AttemptLimit = { scope: 'login-device', maxAttempts: 10, windowSeconds: 900 }
/** Wrong passwords for one account from one network without a known device. Counted for emails without an account too. */
const NETWORK_LOGINS: AttemptLimit = { scope: 'login-network', maxAttempts: 10, windowSeconds: 900 }
/** Tries for one account from all networks together, known devices aside: slows a distributed attack only. */
const STRANGER_LOGINS: AttemptLimit = { scope: 'login-strangers', maxAttempts: 50, windowSeconds: 900 }
const WAIT = 'Too many tries. Please wait 15 minutes or set a new password.'

/** Clears the count of tries after a login. */
export type LoginSucceeded = () => Promise<void>

/** Counts a login before its password is compared, and throws 429 when it is one too many for its device or network. */
export async function countLogin(db: Database, email: string, client: Client): Promise<LoginSucceeded> {
  if (await isKnownDevice(db, email, client.deviceToken)) {
    const device = `${email} ${client.deviceToken}`
    await requireAttempt(db, DEVICE_LOGINS, device, WAIT)
    return () => clearAttempts(db, DEVICE_LOGINS, device)
  }
  const network = `${email} ${client.network}`
  await requireAttempt(db, NETWORK_LOGINS, network, WAIT)
  await requireAttempt(db, STRANGER_LOGINS, email, WAIT)
  return () => clearAttempts(db, NETWORK_LOGINS, network)
}

/** Lets a client log in again, after it proved that the account's mailbox is its own. */
export async function clearLoginLimits(db: Database, email: string, client: Client): Promise<void> {
  await clearAttempts(db, NETWORK_LOGINS, `${email} ${client.network}`)
  await clearAttempts(db, STRANGER_LOGINS, email)
}
