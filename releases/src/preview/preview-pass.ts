import { partName, releaseVersion } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { Signer } from '../signing/signer'

/** A published version of a part. */
export interface PreviewedVersion {
  part: string
  version: string
}

/** Permission to see versions, each of another part, instead of the live ones, until a time. */
export interface Preview {
  /** Twelve hex digits; revokes the preview. */
  id: string
  versions: PreviewedVersion[]
  until: Date
}

/** A preview in the form of a URL query or a cookie. */
export interface PreviewPass {
  /** `catalogue@1.4.2`, or several separated by commas. */
  remote: string
  /** Id, seconds since the epoch, key and signature, separated by dots; URL-safe. */
  signed: string
}

/** Signs a preview with the release key. */
export function signPreview(signer: Signer, { id, versions, until }: Preview): PreviewPass {
  const remote = versions.map(({ part, version }) => `${part}@${version}`).join(',')
  const seconds = Math.floor(until.getTime() / 1000)
  const { keyId, signature } = signer.sign(textOf(id, remote, seconds))
  return { remote, signed: `${id}.${seconds}.${keyId}.${Buffer.from(signature, 'base64').toString('base64url')}` }
}

/** Verifies a pass. Refuses with a sentence if it is forged, expired, or for other versions. */
export function openPreview(keyring: Keyring, { remote, signed }: PreviewPass, now = new Date()): Preview {
  const versions = versionsOf(remote)
  const [, id = '', seconds = '', keyId = '', signature = ''] =
    /^([0-9a-f]{12})\.(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(signed) ?? []
  try {
    const payload = textOf(id, remote, Number(seconds))
    keyring.open({ keyId, payload, signature: Buffer.from(signature, 'base64url').toString('base64') })
  } catch {
    throw new ReleaseError('refused', `This preview of ${remote} is not signed by a key of this shop.`)
  }
  const until = new Date(Number(seconds) * 1000)
  if (until <= now) throw new ReleaseError('refused', `The preview of ${remote} has expired. Request a new link.`)
  return { id, versions, until }
}

/** Parses `catalogue@1.4.2,account@2.0.0`; throws a ReleaseError otherwise. */
export function versionsOf(remote: string): PreviewedVersion[] {
  const versions = remote.split(',').map(versionOf)
  const parts = new Set(versions.map(({ part }) => part))
  if (parts.size === versions.length) return versions
  throw new ReleaseError('usage', 'A preview names each part once.')
}

function versionOf(text: string): PreviewedVersion {
  const [part, version, ...rest] = text.split('@')
  if (rest.length === 0 && partName.safeParse(part).success && releaseVersion.safeParse(version).success) {
    return { part: part as string, version: version as string }
  }
  throw new ReleaseError('usage', 'A preview names parts with one version each, as in catalogue@1.4.2.')
}

/** The prefix distinguishes it from releases and pointers, which are JSON. */
function textOf(id: string, remote: string, seconds: number): string {
  return `preview ${id} of ${remote} until ${seconds}`
}
