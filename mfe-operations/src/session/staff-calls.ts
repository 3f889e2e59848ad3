import type { StaffClient } from '../client/staff-client'
import type { StaffSession } from '@shop/shared-api/staff'

/** Who is signed in; 401 without a session. */
export const fetchSession = (client: StaffClient): Promise<StaffSession> => client.call('GET', '/session')

/** A password, and the code of an authenticator app or a recovery code once the API requires one. */
export interface Proof {
  password: string
  code?: string
}

/** Signs in; fails with the code `totp_required` while the account's authenticator code is missing. */
export const signIn = (client: StaffClient, credentials: Proof & { email: string }): Promise<unknown> =>
  client.call('POST', '/sign-in', credentials)

/** Ends the session. */
export async function signOut(client: StaffClient): Promise<object> {
  await client.call('POST', '/sign-out')
  return {}
}

/** Proves again who is there, before money or staff are changed; fails as `signIn` does. */
export const proveAgain = (client: StaffClient, proof: Proof): Promise<unknown> =>
  client.call('POST', '/reauthenticate', proof)

/** Whom an invitation is for; 404 when it is over or was accepted. */
export const fetchInvitation = (client: StaffClient, token: string): Promise<{ email: string; role: string }> =>
  client.call('POST', '/invitation', { token })

/** Accepts an invitation and signs in. */
export const acceptInvitation = (
  client: StaffClient,
  invitation: { token: string; name: string; password: string },
): Promise<unknown> => client.call('POST', '/accept-invitation', invitation)

/** What the link of a setup leads to; 404 when it is over. */
export const fetchSetup = (client: StaffClient, token: string): Promise<{ has_demo: boolean }> =>
  client.call('POST', '/setup/link', { token })

/** Sets up a shop without staff and signs its first owner in. */
export const beginShop = (client: StaffClient, shop: Record<string, string>): Promise<unknown> =>
  client.call('POST', '/setup', shop)
