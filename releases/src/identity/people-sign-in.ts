import * as openid from 'openid-client'
import { ReleaseError } from '../release-error'
import type { Claims } from './id-tokens'
import type { Identity, IssuedToken } from './identity'
import type { TrustRules } from './trust-rules'

const TIMEOUT_SECONDS = 5
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const scope = 'openid email profile'

/** Values that the callback of one sign-in must match. */
export interface SignInChecks {
  state: string
  nonce: string
  verifier: string
}

/** A sign-in on any device: the person opens the address and compares the code. */
export interface DeviceSignIn {
  deviceCode: string
  userCode: string
  verificationUri: string
  intervalSeconds: number
  expiresInSeconds: number
}

/** The token of a finished sign-in, or that the person has not finished it yet. */
export type DevicePoll = IssuedToken | { pending: true; slowDown: boolean }

/**
 * Signs people in at the issuer of the trust rules: by authorization code with PKCE in the console, by device code on
 * the command line. The server itself fetches the ID tokens, so none from elsewhere can pass for a person's.
 */
export function peopleSignIn(identity: Identity) {
  let known: { key: string; configuration: Promise<openid.Configuration> } | undefined

  /** The issuer's configuration, discovered at first use and again when the rules name another client. */
  function configure({ issuer, clientId, clientSecret }: SignInRules): Promise<openid.Configuration> {
    const key = JSON.stringify([issuer, clientId, clientSecret])
    if (known?.key === key) return known.configuration
    const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
    const configuration = openid.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? openid.None() : undefined,
      { timeout: TIMEOUT_SECONDS, execute: [openid.enableNonRepudiationChecks, ...insecure] },
    )
    known = { key, configuration }
    configuration.catch(() => (known = undefined))
    return configuration
  }

  function issue(claims: openid.IDToken | undefined): IssuedToken {
    if (!claims)
      throw new ReleaseError('unauthorized', 'The issuer sent no ID token. Its client needs the scope openid.')
    return identity.signInPerson(claims as Claims)
  }

  return {
    /** Returns the address to send the browser to, and what its return must match. */
    async begin(): Promise<SignInChecks & { url: string }> {
      const rules = signInRules(identity.rules())
      const config = await configure(rules).catch(asRefusal(rules))
      const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()]
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: callbackOf(identity.rules()),
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, state, nonce, verifier }
    },

    /** Exchanges the query of a callback for the person's token. */
    async finish(query: string, { state, nonce, verifier }: SignInChecks): Promise<IssuedToken> {
      const rules = signInRules(identity.rules())
      const config = await configure(rules).catch(asRefusal(rules))
      const tokens = await openid
        .authorizationCodeGrant(config, new URL(`${callbackOf(identity.rules())}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch(asRefusal(rules))
      return issue(tokens.claims())
    },

    /** Starts a sign-in on another device. */
    async beginDevice(): Promise<DeviceSignIn> {
      const rules = signInRules(identity.rules())
      const config = await configure(rules).catch(asRefusal(rules))
      if (!config.serverMetadata().device_authorization_endpoint) {
        throw new ReleaseError(
          'not-found',
          `${rules.issuer} has no sign-in for devices. Sign in to the console, or use a personal token of tokens.json.`,
        )
      }
      const started = await openid.initiateDeviceAuthorization(config, { scope }).catch(asRefusal(rules))
      return {
        deviceCode: started.device_code,
        userCode: started.user_code,
        verificationUri: started.verification_uri_complete ?? started.verification_uri,
        intervalSeconds: started.interval ?? 5,
        expiresInSeconds: started.expires_in,
      }
    },

    /** Requests the token once; the person may not have finished. */
    async pollDevice(deviceCode: string): Promise<DevicePoll> {
      const rules = signInRules(identity.rules())
      const config = await configure(rules).catch(asRefusal(rules))
      try {
        const tokens = await openid.genericGrantRequest(config, DEVICE_GRANT, { device_code: deviceCode })
        return issue(tokens.claims())
      } catch (error) {
        const code = error instanceof openid.ResponseBodyError ? error.error : undefined
        const slowDown = code === 'slow_down'
        if (slowDown || code === 'authorization_pending') return { pending: true, slowDown }
        throw asRefusal(rules)(error)
      }
    },
  }
}

/** See `peopleSignIn`. */
export type PeopleSignIn = ReturnType<typeof peopleSignIn>
type SignInRules = NonNullable<TrustRules['signIn']>

function signInRules({ signIn }: TrustRules): SignInRules {
  if (signIn) return signIn
  throw new ReleaseError(
    'not-found',
    'This release server has no sign-in for people. Use a token, or have a release manager add signIn to trust.json.',
  )
}

function callbackOf({ audience }: TrustRules): string {
  return `${audience}/v1/sign-in/callback`
}

/** Rethrows a failure of the issuer as one that says what to do. */
function asRefusal({ issuer }: SignInRules) {
  return (error: unknown): never => {
    if (error instanceof ReleaseError) throw error
    const { code } = error as { code?: string }
    const isRefused =
      error instanceof openid.AuthorizationResponseError ||
      (error instanceof openid.ResponseBodyError && error.status < 500) ||
      (code !== undefined && !silences.has(code))
    if (isRefused) {
      const reason = (error as { error?: string }).error ?? (error as Error).message
      throw new ReleaseError('unauthorized', `${issuer} did not sign you in (${reason}). Sign in again.`)
    }
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : (error as Error).message
    throw new ReleaseError(
      'unreachable',
      `${issuer} does not respond (${reason}). Check that the release server reaches it, then sign in again.`,
    )
  }
}

/** Error codes of an issuer that is not available, rather than of a refused sign-in. */
const silences = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])
