import { partName, releaseVersion } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { Signer } from '../signing/signer'

/** Permission to see one version instead of the live one, until a time. */
export interface Preview {
  part: string
  version: string
  until: Date
}

/** A preview in the form of a URL query or a cookie. */
export interface PreviewPass {
  /** `catalogue@1.4.2` */
  remote: string
  /** Seconds since the epoch, key and signature, separated by dots; URL-safe. */
  signed: string
}

/** Signs a preview with the release key. */
export function signPreview(signer: Signer, { part, version, until }: Preview): PreviewPass {
  const remote = `${part}@${version}`
  const seconds = Math.floor(until.getTime() / 1000)
  const { keyId, signature } = signer.sign(textOf(remote, seconds))
  return { remote, signed: `${seconds}.${keyId}.${Buffer.from(signature, 'base64').toString('base64url')}` }
}

/** Verifies a pass. Refuses with a sentence if it is forged, expired, or for another part or version. */
export function openPreview(keyring: Keyring, { remote, signed }: PreviewPass, now = new Date()): Preview {
  const { part, version } = targetOf(remote)
  const [, seconds = '', keyId = '', signature = ''] = /^(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(signed) ?? []
  try {
    const payload = textOf(remote, Number(seconds))
    keyring.open({ keyId, payload, signature: Buffer.from(signature, 'base64url').toString('base64') })
  } catch {
    throw new ReleaseError('refused', `This preview of ${remote} is not signed by a key of this shop.`)
  }
  const until = new Date(Number(seconds) * 1000)
  if (until <= now) throw new ReleaseError('refused', `The preview of ${remote} has expired. Request a new link.`)
  return { part, version, until }
}

/** Parses `catalogue@1.4.2`; throws a ReleaseError otherwise. */
export function targetOf(remote: string): { part: string; version: string } {
  const [part, version, ...rest] = remote.split('@')
  if (rest.length === 0 && partName.safeParse(part).success && releaseVersion.safeParse(version).success) {
    return { part: part as string, version: version as string }
  }
  throw new ReleaseError('usage', 'A preview names one part and one version, as in catalogue@1.4.2.')
}

/** The prefix distinguishes it from releases and pointers, which are JSON. */
function textOf(remote: string, seconds: number): string {
  return `preview ${remote} until ${seconds}`
}
