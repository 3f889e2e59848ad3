import { ApiError } from '@shop/shared-api'
import { startAuthentication, startRegistration, type AuthenticationResponseJSON } from '@simplewebauthn/browser'
import type { Done, StaffClient } from '../client/staff-client'

const reasons: Record<string, string> = {
  NotAllowedError: 'No passkey was used: the request was canceled, or took too long.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys work at the address of the console only. Please open the console there.',
}

/** Fails with an ApiError whose text is for people. */
function fail(error: unknown): never {
  const { name, cause } = error as { name: string; cause?: { name?: string } }
  const text = reasons[name] ?? reasons[cause?.name ?? ''] ?? 'This device could not use a passkey.'
  throw new ApiError(0, 'passkey', text)
}

async function answerChallenge(client: StaffClient): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await client.call<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    'POST',
    '/passkeys/challenge',
  )
  return startAuthentication({ optionsJSON }).catch(fail)
}

/** See `passkeys.ts`. */
export const signIn = async (client: StaffClient): Promise<object> =>
  client.call('POST', '/sign-in/passkey', { response: await answerChallenge(client) })

/** See `passkeys.ts`. */
export const prove = async (client: StaffClient): Promise<object> =>
  client.call('POST', '/reauthenticate/passkey', { response: await answerChallenge(client) })

/** See `passkeys.ts`. */
export async function add(client: StaffClient, name: string): Promise<Done> {
  const optionsJSON = await client.call<Parameters<typeof startRegistration>[0]['optionsJSON']>('POST', '/passkeys/new')
  const response = await startRegistration({ optionsJSON }).catch(fail)
  return client.call('POST', '/passkeys', { name, response })
}
