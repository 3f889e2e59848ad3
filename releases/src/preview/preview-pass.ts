import { partName, releaseVersion } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import type { Signer } from '../signing/signer'

/** Leave to see one version in place of the live one, until a moment. */
export interface Preview {
  part: string
  version: string
  until: Date
}

/** A preview as an address or a cookie carries it. */
export interface PreviewPass {
  /** `catalogue@1.4.2` */
  remote: string
  /** Seconds since the epoch, key and signature, parted by dots; fit for an address as it is. */
  signed: string
}

/** Makes the pass of a preview with the key that signs releases. */
export function signPreview(signer: Signer, { part, version, until }: Preview): PreviewPass {
  const remote = `${part}@${version}`
  const seconds = Math.floor(until.getTime() / 1000)
  const { keyId, signature } = signer.sign(textOf(remote, seconds))
  return { remote, signed: `${seconds}.${keyId}.${Buffer.from(signature, 'base64').toString('base64url')}` }
}

/** What a pass allows. Refuses with a sentence one that is forged, made for another part or version, or over. */
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
  if (until <= now) throw new ReleaseError('refused', `The preview of ${remote} is over. Ask for a new link.`)
  return { part, version, until }
}

/** Reads `catalogue@1.4.2`; refuses anything else with a sentence. */
export function targetOf(remote: string): { part: string; version: string } {
  const [part, version, ...rest] = remote.split('@')
  if (rest.length === 0 && partName.safeParse(part).success && releaseVersion.safeParse(version).success) {
    return { part: part as string, version: version as string }
  }
  throw new ReleaseError('usage', 'A preview names one part and one version, as in catalogue@1.4.2.')
}

/** Starts with a word, so that it can be taken neither for a release nor for a pointer, which are JSON. */
function textOf(remote: string, seconds: number): string {
  return `preview ${remote} until ${seconds}`
}
