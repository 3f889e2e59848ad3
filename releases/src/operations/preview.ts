import { signPreview } from '../preview/preview-pass'
import { ReleaseError } from '../release-error'
import { chosenVersion } from './promote'
import { assertKnown } from './publish-release'
import type { RegistryContext } from './registry-context'

const week = 7 * 24 * 60

/** A wish to see a published version in the running shop before it is live. */
export interface PreviewRequest {
  part: string
  /** Left out, the one that was published last. */
  version?: string
  /** How long the link works; two hours when nothing is said. */
  minutes?: number
}

/** A link that shows one visitor one version. */
export interface PreviewLink {
  part: string
  version: string
  until: string
  /** Opens the shop's front page; its query works on every page. */
  link: string
}

/** Signs a link; moves nothing, so the audit does not tell of it. */
export async function preview(
  context: RegistryContext,
  { part, version: wanted, minutes = 120 }: PreviewRequest,
): Promise<PreviewLink> {
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > week)
    throw new ReleaseError('usage', 'A preview lasts from one minute to seven days, as in 30m, 2h or 3d.')
  assertKnown(context.knownParts, part)
  const version = await chosenVersion(context, await context.store.listAudit(), part, wanted)
  const until = new Date(Date.now() + minutes * 60_000)
  const pass = signPreview(context.signer, { part, version, until })
  const query = new URLSearchParams({ ...pass })
  return { part, version, until: until.toISOString(), link: `${context.shopUrl ?? ''}/?${query}` }
}
