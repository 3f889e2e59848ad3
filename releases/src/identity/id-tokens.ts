import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import { ReleaseError } from '../release-error'

/** Public-key algorithms only: with HS256, anyone who knows the public key could sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
/** Tolerated difference of clocks. */
const CLOCK_SKEW_SECONDS = 30
const FETCH_TIMEOUT_MS = 5_000
const DISCOVERY_VALID_MS = 60 * 60_000
/** An unknown key is looked up at most this often: anyone can send tokens with invented key ids. */
const KEY_COOLDOWN_MS = 30_000

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url() })
type KeySet = ReturnType<typeof createRemoteJWKSet>

/** Claims of a verified ID token. */
export type Claims = JWTPayload & { sub: string }

/** The claims of an ID token of one of these issuers for this audience; throws a ReleaseError with the fix. */
export type VerifyIdToken = (token: string, issuers: readonly string[], audience: string) => Promise<Claims>

/** Verifies ID tokens with the keys that their issuers publish; keys are fetched again when a new one appears. */
export function idTokenVerifier({ cooldownMs = KEY_COOLDOWN_MS } = {}): VerifyIdToken {
  const found = new Map<string, { at: number; keys: Promise<KeySet> }>()

  function keysOf(issuer: string): Promise<KeySet> {
    const known = found.get(issuer)
    if (known && Date.now() - known.at < DISCOVERY_VALID_MS) return known.keys
    const keys = discoverKeys(issuer, cooldownMs)
    found.set(issuer, { at: Date.now(), keys })
    keys.catch(() => found.delete(issuer))
    return keys
  }

  return async (token, issuers, audience) => {
    const { issuer, madeFor } = readUnverified(token)
    if (!issuers.includes(issuer)) throw wrongIssuer(issuer)
    try {
      const { payload } = await jwtVerify(token, await keysOf(issuer), {
        issuer,
        audience,
        algorithms,
        clockTolerance: CLOCK_SKEW_SECONDS,
        requiredClaims: ['sub', 'exp'],
        maxTokenAge: '24h',
      })
      if (Array.isArray(payload.aud) && payload.aud.length > 1) throw severalAudiences(audience)
      return payload as Claims
    } catch (error) {
      throw asRefusal(error, { issuer, audience, madeFor })
    }
  }
}

async function discoverKeys(issuer: string, cooldownDuration: number): Promise<KeySet> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const document = discoveryDocument.parse(await response.json())
    if (document.issuer !== issuer) throw new Error(`it calls itself ${document.issuer}`)
    if (issuer.startsWith('https:') && !document.jwks_uri.startsWith('https:')) throw new Error('its keys lack https')
    return createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: FETCH_TIMEOUT_MS, cooldownDuration })
  } catch (error) {
    throw issuerFailed(issuer, error)
  }
}

function readUnverified(token: string): { issuer: string; madeFor: string } {
  try {
    const { iss = '', aud = '' } = decodeJwt(token)
    const { alg, typ = 'JWT' } = decodeProtectedHeader(token)
    if (!algorithms.includes(String(alg))) throw refusal(`it is signed with ${String(alg)}: use an issuer with RS256`)
    if (typ.toUpperCase() !== 'JWT') throw refusal(`it is a ${typ}: send the ID token`)
    return { issuer: iss, madeFor: String(aud) }
  } catch (error) {
    if (error instanceof ReleaseError) throw error
    throw refusal('it is not a JSON Web Token: send the ID token unchanged')
  }
}

interface TokenFacts {
  issuer: string
  audience: string
  /** The audience that it names. */
  madeFor: string
}

function asRefusal(error: unknown, { issuer, audience, madeFor }: TokenFacts): ReleaseError {
  if (error instanceof ReleaseError) return error
  if (error instanceof errors.JWTExpired) {
    return refusal('it has expired: request a new one from the pipeline, or sign in again. If it is new, set the clock')
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') {
      return refusal(
        `it is made for “${madeFor}”, not for ${audience}: set RELEASES_AUDIENCE, or “aud” of id_tokens in GitLab, to ${audience}`,
      )
    }
    if (['nbf', 'iat'].includes(error.claim))
      return refusal('it is not valid yet: the clocks of its issuer and of the release server differ; set the clock')
    return refusal(`its claim “${error.claim}” is ${error.reason}`)
  }
  if (error instanceof errors.JWKSNoMatchingKey) {
    return refusal(
      `${issuer} publishes no key with its id. If the issuer has just changed its keys, try again in 30 seconds`,
    )
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return refusal('its signature doesn’t match its content: send the ID token unchanged')
  }
  if (isIssuerFailure(error)) return issuerFailed(issuer, error)
  return refusal(`it is malformed (${(error as Error).message})`)
}

/** Network failures have no code of jose; its generic error means an answer other than a key set. */
function isIssuerFailure(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return (
    [errors.JWKSTimeout, errors.JWKSInvalid].some((kind) => error instanceof kind) || error.code === 'ERR_JOSE_GENERIC'
  )
}

function issuerFailed(issuer: string, error: unknown): ReleaseError {
  const { message, cause } = error as Error
  const reason = cause instanceof Error ? cause.message : message
  return new ReleaseError(
    'unreachable',
    `The keys of ${issuer} can’t be fetched (${reason}). Check that the release server reaches it, then try again.`,
  )
}

function wrongIssuer(issuer: string): ReleaseError {
  return refusal(
    `the trust rules don’t name its issuer “${issuer}”. A release manager adds a rule to trust.json, or corrects its issuer`,
  )
}

function severalAudiences(audience: string): ReleaseError {
  return refusal(`it is made for several audiences, any of which could use it: request one for ${audience} only`)
}

function refusal(reason: string): ReleaseError {
  return new ReleaseError('unauthorized', `The ID token was refused: ${reason}.`)
}
