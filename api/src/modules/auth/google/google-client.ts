import type { GoogleProblem } from '@shop/shared-api/contract'
import * as openid from 'openid-client'
import { z } from 'zod'

/** Settings that enable login with Google. */
export interface GoogleSettings {
  clientId: string
  clientSecret: string
  issuer: string
  /** The shop's public URL, to which Google redirects browsers. From our own settings, never from a request. */
  publicUrl: string
}

/** Values that the callback of one login must match. */
export interface LoginChecks {
  state: string
  nonce: string
  /** The PKCE code verifier. */
  verifier: string
}

/** The signed-in Google user; `email` only if Google has verified it. */
export interface GoogleProfile {
  subject: string
  email: string
  name: string
}

/** A Google login that failed for a reason the user may read. */
export class GoogleLoginError extends Error {
  override name = 'GoogleLoginError'
  constructor(
    readonly problem: GoogleProblem,
    cause?: unknown,
  ) {
    super(`login with Google: ${problem}`, { cause })
  }
}

/** Per call; a callback makes at most three, within the 15 s after which the document server gives up. */
const TIMEOUT_SECONDS = 4
/**
 * Error codes that concern Google's availability rather than the login; an error without a code never reached Google.
 */
const SILENCES = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])
const claimsOf = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
})

/**
 * OpenID Connect client for Google: authorization code with PKCE, state and nonce, and ID tokens verified with its
 * published keys.
 */
export function googleClient({ clientId, clientSecret, issuer, publicUrl }: GoogleSettings) {
  const redirectUri = `${publicUrl}/api/login/google/callback`
  let found: Promise<openid.Configuration> | undefined

  /** Loaded on first use, so that the shop starts without Google; a failure is not cached. */
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
    /** Returns the URL to redirect the browser to, and the values to verify its callback with. */
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

    /** Returns the Google user for a callback query; throws GoogleLoginError. */
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
