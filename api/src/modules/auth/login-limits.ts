import type { Database } from '../../database/client'
import { forgetAttempts, refuseBeyond, type AttemptLimit } from './attempts'
import type { Client } from './client'
import { isKnownDevice } from './known-devices'

/** Wrong passwords from one known device of an account. */
const DEVICE_LOGINS: AttemptLimit = { scope: 'login-device', most: 10, windowSeconds: 900 }
/** Wrong passwords for one account from one network without a known device. Counted for emails without an account too. */
const NETWORK_LOGINS: AttemptLimit = { scope: 'login-network', most: 10, windowSeconds: 900 }
/** Tries for one account from all networks together, known devices aside: slows a distributed attack only. */
const STRANGER_LOGINS: AttemptLimit = { scope: 'login-strangers', most: 50, windowSeconds: 900 }
const WAIT = 'Too many tries. Please wait 15 minutes or set a new password.'

/** Clears the count of tries after a login. */
export type LoginSucceeded = () => Promise<void>

/** Counts a login before its password is compared, and throws 429 when it is one too many for its device or network. */
export async function countLogin(db: Database, email: string, client: Client): Promise<LoginSucceeded> {
  if (await isKnownDevice(db, email, client.deviceToken)) {
    const device = `${email} ${client.deviceToken}`
    await refuseBeyond(db, DEVICE_LOGINS, device, WAIT)
    return () => forgetAttempts(db, DEVICE_LOGINS, device)
  }
  const network = `${email} ${client.network}`
  await refuseBeyond(db, NETWORK_LOGINS, network, WAIT)
  await refuseBeyond(db, STRANGER_LOGINS, email, WAIT)
  return () => forgetAttempts(db, NETWORK_LOGINS, network)
}

/** Lets a client log in again, after it proved that the account's mailbox is its own. */
export async function allowLogins(db: Database, email: string, client: Client): Promise<void> {
  await forgetAttempts(db, NETWORK_LOGINS, `${email} ${client.network}`)
  await forgetAttempts(db, STRANGER_LOGINS, email)
}
