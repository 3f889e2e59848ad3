import { signPreview } from '../preview/preview-pass'
import { ReleaseError } from '../release-error'
import { chosenVersion } from './promote'
import { assertKnownPart } from './publish-release'
import type { RegistryContext } from './registry-context'

const MAX_MINUTES = 7 * 24 * 60

/** A preview of a published version in the running shop before it goes live. */
export interface PreviewRequest {
  part: string
  /** Defaults to the version published last. */
  version?: string
  /** Validity of the link; default two hours. */
  minutes?: number
}

/** A link that shows one version to its users. */
export interface PreviewLink {
  part: string
  version: string
  until: string
  /** Opens the shop's home page; its query works on every page. */
  link: string
}

/** Signs a link; it moves nothing, so there is no audit entry. */
export async function preview(
  context: RegistryContext,
  { part, version: wanted, minutes = 120 }: PreviewRequest,
): Promise<PreviewLink> {
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_MINUTES)
    throw new ReleaseError('usage', 'A preview is valid for one minute to seven days, as in 30m, 2h or 3d.')
  assertKnownPart(context.knownParts, part)
  const version = await chosenVersion(context, await context.store.listAudit(), part, wanted)
  const until = new Date(Date.now() + minutes * 60_000)
  const pass = signPreview(context.signer, { part, version, until })
  const query = new URLSearchParams({ ...pass })
  return { part, version, until: until.toISOString(), link: `${context.shopUrl ?? ''}/?${query}` }
}
