import { isSecureAddress } from '../identity/secure-address'
import { ReleaseError } from '../release-error'

/** Where moves are announced, and the secret that signs the announcements. */
export interface WebhookSettings {
  urls: readonly string[]
  secret: Buffer
}

const MIN_SECRET_BYTES = 24

/** `RELEASES_WEBHOOKS`, addresses separated by commas, and `RELEASES_WEBHOOK_SECRET`; null without addresses. */
export function webhookSettings(env: Readonly<Record<string, string | undefined>>): WebhookSettings | null {
  const urls = (env.RELEASES_WEBHOOKS ?? '').split(',').flatMap((url) => url.trim() || [])
  if (urls.length === 0) return null
  const insecure = urls.find((url) => !isSecureAddress(url))
  if (insecure !== undefined)
    throw new ReleaseError(
      'usage',
      `RELEASES_WEBHOOKS names "${insecure}": write https addresses, separated by commas.`,
    )
  const secret = Buffer.from((env.RELEASES_WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64')
  if (secret.length < MIN_SECRET_BYTES)
    throw new ReleaseError(
      'usage',
      `RELEASES_WEBHOOK_SECRET has ${secret.length} bytes: write at least ${MIN_SECRET_BYTES} as base64, as openssl rand -base64 32 prints.`,
    )
  return { urls, secret }
}
