import { verifyRelease } from '../manifest/verify-release'
import { ReleaseError } from '../release-error'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** A request to publish the built folder of one part. */
export interface PublishRequest {
  part: string
  /** Contains `release.json`, `browser/` and `node/`. */
  folder: string
  /** Refuse unless the built version is this one. */
  version?: string
  /** Release notes for the audit log. */
  why?: string
  dryRun?: boolean
  /** Receives progress messages. */
  onProgress?: (doing: string) => void
}

/** The result of publishing: `unchanged` when the same release exists, `checked` in a dry run. */
export interface PublishResult {
  part: string
  version: string
  outcome: 'published' | 'unchanged' | 'checked'
  files: number
  bytes: number
}

/** Verifies a built release, signs its manifest and stores it permanently; nothing goes live. */
export async function publishRelease(
  context: Pick<RegistryContext, 'store' | 'signer' | 'knownParts'>,
  actor: Actor,
  request: PublishRequest,
): Promise<PublishResult> {
  assertKnownPart(context.knownParts, request.part)
  request.onProgress?.(`Checking every file of ${request.part} against its hash`)
  const { manifest, payload } = await verifyRelease(request.folder)
  const { part, version } = manifest
  if (part !== request.part) {
    throw new ReleaseError('refused', `This folder contains a release of "${part}", not of "${request.part}".`)
  }
  if (request.version !== undefined && request.version !== version) {
    throw new ReleaseError(
      'refused',
      `The folder contains ${part} ${version}, not ${request.version}. Build that version first.`,
    )
  }
  const sizes = Object.values(manifest.files)
  const result = { part, version, files: sizes.length, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) }
  if (request.dryRun) {
    await context.store.hasRelease(part, version, payload)
    return { ...result, outcome: 'checked' }
  }
  request.onProgress?.(`Compressing, signing and storing ${part} ${version}: ${result.files} files`)
  const outcome = await context.store.putRelease({
    manifest,
    document: context.signer.sign(payload),
    folder: request.folder,
    entry: auditDraft(actor, {
      action: 'publish',
      why: request.why ?? null,
      changes: [{ part, from: null, to: version }],
    }),
  })
  return { ...result, outcome: outcome === 'stored' ? 'published' : 'unchanged' }
}

/** Refuses an unknown part name. */
export function assertKnownPart(knownParts: readonly string[], part: string): void {
  if (knownParts.includes(part)) return
  throw new ReleaseError(
    'not-found',
    `There is no part "${part}". The parts are ${knownParts.join(', ')}. ` +
      'A release server loads the list of parts at its start, so restart it for a new part.',
  )
}
