import type { GoogleProblem } from '@shop/shared-api/contract'
import * as openid from 'openid-client'
import { z } from 'zod'

/** What switches login by Google on. */
export interface GoogleSettings {
  clientId: string
  clientSecret: string
  issuer: string
  /** The shop's address as visitors type it: Google sends browsers back there. From our own settings, never from a request. */
  publicUrl: string
}

/** What one login must match when it comes back. */
export interface LoginChecks {
  state: string
  nonce: string
  /** PKCE's secret half. */
  verifier: string
}

/** Whom Google says to have signed in; `email` only if Google has verified it. */
export interface GoogleProfile {
  subject: string
  email: string
  name: string
}

/** A login by Google that came to nothing, for a reason that the person may read. */
export class GoogleLoginError extends Error {
  override name = 'GoogleLoginError'
  constructor(
    readonly problem: GoogleProblem,
    cause?: unknown,
  ) {
    super(`login by Google: ${problem}`, { cause })
  }
}

/** Of each call; a login that comes back makes three at most, within the 15 s after which the document server ends it. */
const TIMEOUT_SECONDS = 4
/** Codes of errors that speak of Google's state and not of the login; one that never reached Google has none. */
const SILENCES = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])
const claimsOf = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
})

/** Speaks OpenID Connect with Google: authorization code with PKCE, state and nonce, and ID tokens checked against its published keys. */
export function googleClient({ clientId, clientSecret, issuer, publicUrl }: GoogleSettings) {
  const redirectUri = `${publicUrl}/api/login/google/callback`
  let found: Promise<openid.Configuration> | undefined

  /** Read when first needed, so that the shop starts without Google; a failure is not remembered. */
  function configuration(): Promise<openid.Configuration> {
    const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
    found ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: [openid.enableNonRepudiationChecks, ...insecure],
      })
      .catch((error: unknown) => {
        found = undefined
        throw new GoogleLoginError('unavailable', error)
      })
    return found
  }

  return {
    /** Where to send the browser, and what to hold its return against. */
    async begin(): Promise<LoginChecks & { url: string }> {
      const config = await configuration()
      const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()]
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, state, nonce, verifier }
    },

    /** Whom the query that Google sent the browser back with tells of; throws GoogleLoginError. */
    async finish(query: string, { state, nonce, verifier }: LoginChecks): Promise<GoogleProfile> {
      const config = await configuration()
      const tokens = await openid
        .authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw new GoogleLoginError(problemOf(error), error)
        })
      const claims = claimsOf.safeParse(tokens.claims())
      if (!claims.success || !claims.data.email) throw new GoogleLoginError('no_email')
      const { sub, email, name, email_verified: verified } = claims.data
      if (verified !== true) throw new GoogleLoginError('unverified_email')
      return { subject: sub, email, name: name ?? '' }
    },
  }
}

/** See `googleClient`. */
export type GoogleClient = ReturnType<typeof googleClient>

function problemOf(error: unknown): GoogleProblem {
  if (error instanceof openid.AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'expired'
  if (error instanceof openid.ResponseBodyError) return error.status < 500 ? 'expired' : 'unavailable'
  const { code } = error as { code?: string }
  return code === undefined || SILENCES.has(code) ? 'unavailable' : 'expired'
}
