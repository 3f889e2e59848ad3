import type { AuditDraft, ReleaseManifest } from '../contract'
import { copiedProvenance } from '../manifest/copied-provenance'
import { signProvenance } from '../manifest/provenance'
import { verifyRelease } from '../manifest/verify-release'
import { ReleaseError } from '../release-error'
import type { ReleaseStore } from '../store/release-store'
import { assertChannel, channelsOf } from './channels'
import { assertKnownPart } from './known-part'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** A request to publish the built folder of one part. */
export interface PublishRequest {
  part: string
  /** Contains `release.json`, `browser/` and `node/`. */
  folder: string
  /** Refuse unless the built version is this one. */
  version?: string
  /** Where the version becomes the newest, for `promote --channel`; without it, only its number promotes it. */
  channel?: string
  /** Address of the registry that the folder was copied from; its provenance is stored as it is. */
  from?: string
  /** Release notes for the audit log. */
  why?: string
  dryRun?: boolean
  /** Receives progress messages. */
  onProgress?: (doing: string) => void
}

/** The result of publishing: `unchanged` when the same build exists, also from another commit, `checked` in a dry run. */
export interface PublishResult {
  part: string
  version: string
  outcome: 'published' | 'unchanged' | 'checked'
  /** The channel in which it is now the newest version. */
  channel?: string
  files: number
  bytes: number
}

/**
 * Verifies a built release, signs its manifest and its provenance and stores them permanently; nothing goes live. The
 * provenance of a copied release is the source's.
 */
export async function publishRelease(
  context: Pick<RegistryContext, 'store' | 'signer' | 'attestors' | 'knownParts'>,
  actor: Actor,
  request: PublishRequest,
): Promise<PublishResult> {
  const { channel, from } = request
  const { store, signer, attestors = signer } = context
  await assertKnownPart(context, request.part)
  assertChannel(channel)
  request.onProgress?.(`Checking every file of ${request.part} against its hash`)
  const built = await verifyRelease(request.folder)
  const { manifest, payload } = built
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
  if (from === undefined) assertCommit(manifest, actor)
  const copied = from === undefined ? null : await copiedProvenance(request.folder, built, { attestors, from })
  const sizes = Object.values(manifest.files)
  const result = { part, version, files: sizes.length, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) }
  const isRebuilt = isSameBuild((await store.getRelease(part, version))?.payload, payload)
  if (request.dryRun) {
    if (!isRebuilt) await store.hasRelease(part, version, payload)
    return { ...result, outcome: 'checked' }
  }
  request.onProgress?.(`Compressing, signing and storing ${part} ${version}: ${result.files} files`)
  const entry = auditDraft(actor, {
    action: 'publish',
    why: request.why ?? null,
    changes: [{ part, from: null, to: version, ...(channel !== undefined && { channel }) }],
    ...(copied && from !== undefined && { source: { registry: from, keyId: copied.keyId } }),
  })
  const document = signer.sign(payload)
  const outcome = isRebuilt
    ? 'unchanged'
    : await store.putRelease({ manifest, document, folder: request.folder, entry })
  if (outcome === 'stored' || (!isRebuilt && !(await store.getProvenance(part, version)))) {
    const publisher = { name: actor.by, role: actor.role }
    const facts = { publisher, publishedAt: entry.at, pipelineCommit: actor.commit }
    await store.putProvenance(part, version, copied ?? signProvenance(signer, manifest, payload, facts))
  }
  if (outcome === 'unchanged' && channel !== undefined) {
    await addToChannel(store, part, version, channel, entry)
    // Closing another channel may have removed it just before it was recorded in this one.
    if (!(await store.getRelease(part, version))) return publishRelease(context, actor, request)
  }
  return { ...result, channel, outcome: outcome === 'stored' ? 'published' : 'unchanged' }
}

/** The lines of a built manifest that say where and when it was built. */
const originLines = /^ {2}"(commit|dirty|builtAt|builder)": .*\n/gm

/** Whether a manifest is that of the stored build, only built elsewhere: the same sources at another commit. */
function isSameBuild(stored: string | undefined, payload: string): boolean {
  if (stored === undefined || stored === payload) return false
  return stored.replace(originLines, '') === payload.replace(originLines, '')
}

/** A pipeline publishes what was built from the commit that it runs at, as far as the build names one. */
function assertCommit({ part, version, commit }: ReleaseManifest, actor: Actor): void {
  if (commit === null || actor.commit === undefined || commit === actor.commit) return
  throw new ReleaseError(
    'refused',
    `release.json of ${part} ${version} names the commit ${commit}, and its pipeline ran at ${actor.commit}. Publish it ` +
      'from the pipeline that built it, or build it from the commit that the pipeline checked out.',
  )
}

/** Publishing a stored version again to a channel makes it the newest there. */
async function addToChannel(
  store: ReleaseStore,
  part: string,
  version: string,
  channel: string,
  entry: AuditDraft,
): Promise<void> {
  const channels = channelsOf(await store.listAudit(), part, await store.listVersions(part))
  if (channels[channel] !== version) await store.appendAudit(entry)
}
