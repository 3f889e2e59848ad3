import type { Database } from '../../database/client'
import { clearAttempts, requireAttempt, type AttemptLimit } from './attempts'
import type { Client } from './client'
import { isKnownDevice } from './known-devices'

/** Wrong passwords from one known device of an account. */
const DEVICE_LOGINS: AttemptLimit = { scope: 'login-device', maxAttempts: 10, windowSeconds: 900 }
/**
 * Wrong passwords for one account from one network without a known device. Also counted for emails without an
 * account.
 */
const NETWORK_LOGINS: AttemptLimit = { scope: 'login-network', maxAttempts: 10, windowSeconds: 900 }
/** Attempts on one account from all networks together, excluding known devices: slows only a distributed attack. */
const STRANGER_LOGINS: AttemptLimit = { scope: 'login-strangers', maxAttempts: 50, windowSeconds: 900 }
const WAIT = 'Too many tries. Please wait 15 minutes or set a new password.'

/** Resets the count of attempts after a login. */
export type LoginSucceeded = () => Promise<void>

/** Counts a login before its password is compared; throws 429 when its device or network exceeds the limit. */
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

/** Resets a client's login limits after it proved that it owns the account's mailbox. */
export async function clearLoginLimits(db: Database, email: string, client: Client): Promise<void> {
  await clearAttempts(db, NETWORK_LOGINS, `${email} ${client.network}`)
  await clearAttempts(db, STRANGER_LOGINS, email)
}
