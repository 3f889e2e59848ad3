import type { StaffClient } from '../client/staff-client'
import type { StaffSession } from './session-context'

/** Who is signed in; 401 without a session. */
export const fetchSession = (client: StaffClient): Promise<StaffSession> => client.call('GET', '/session')

/** What was typed to sign in. */
export interface Credentials {
  email: string
  password: string
  /** The six digits of an authenticator app, once the API requires them. */
  code?: string
}

/** Signs in; 422 with the code `totp_required` when the account has an authenticator app. */
export const signIn = (client: StaffClient, credentials: Credentials): Promise<StaffSession> =>
  client.call('POST', '/sign-in', credentials)

/** Ends the session. */
export const signOut = (client: StaffClient): Promise<unknown> => client.call('POST', '/sign-out')
