import { z } from 'zod'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { Signer } from '../signing/signer'

const accessToken = z.object({
  /** Revokes this token alone. */
  id: z.string(),
  /** The issuer's name for the pipeline or person; revokes all of its tokens. */
  subject: z.string(),
  /** For the audit log. */
  name: z.string(),
  /** The commit that a pipeline runs at, as its issuer says. */
  commit: z.string().max(100).optional(),
  /** The trust rules that gave it, by `ruleId`. */
  rules: z.array(z.string()),
  /** Seconds since the epoch. */
  until: z.number(),
})

/** The content of a short-lived token. What it may do is decided at each use by the trust rules as they are then. */
export type AccessToken = z.infer<typeof accessToken>

const form = /^shop-access\.([\w-]+)\.([0-9a-f]{16})\.([\w-]{86})$/

/** Signs a short-lived token with the release key, which every release server of the store accepts. */
export function signAccessToken(signer: Signer, token: AccessToken): string {
  const { keyId, payload, signature } = signer.sign(PREFIX + JSON.stringify(token))
  const content = Buffer.from(payload.slice(PREFIX.length)).toString('base64url')
  return `shop-access.${content}.${keyId}.${Buffer.from(signature, 'base64').toString('base64url')}`
}

/** Whether a text has the form of a short-lived token. */
export function isAccessToken(text: string): boolean {
  return text.startsWith('shop-access.')
}

/** Verifies a short-lived token; refuses with a sentence if it is forged or has expired. */
export function openAccessToken(keyring: Keyring, text: string): AccessToken {
  const [, content = '', keyId = '', signature = ''] = form.exec(text) ?? []
  const payload = PREFIX + Buffer.from(content, 'base64url').toString()
  let token: AccessToken
  try {
    keyring.open({ keyId, payload, signature: Buffer.from(signature, 'base64url').toString('base64') })
    token = accessToken.parse(JSON.parse(payload.slice(PREFIX.length)))
  } catch {
    throw new ReleaseError('unauthorized', 'This token is not signed by a key of this shop. Sign in again.')
  }
  if (token.until * 1000 > Date.now()) return token
  const ended = new Date(token.until * 1000).toISOString().slice(0, 16).replace('T', ' ')
  throw new ReleaseError(
    'unauthorized',
    `This token expired at ${ended} UTC. Run npm run release -- login, or in a pipeline run the command again: it requests a new one.`,
  )
}

/** Distinguishes it from releases and pointers, which are JSON, and from previews. */
const PREFIX = 'access token '
