import type { AuditEntry } from '../contract'
import { activePreviews, type ActivePreview } from '../preview/active-previews'
import { ReleaseError } from '../release-error'
import { assertChannel, newestStored, openChannels, type Channel } from './channels'
import { DEFAULT_KEEP_DAYS } from './collect-garbage'
import { assertKnownPart } from './known-part'
import { readPointer } from './read-pointer'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'
import { revokePreview } from './revoke-preview'
import { versionsInUse, type UsageRecords } from './versions-in-use'

/** An open channel with its newest stored version and the previews that show it. */
export interface ChannelStatus extends Channel {
  newest: string
  previews: Pick<ActivePreview, 'id' | 'until'>[]
}

/** The channel to close. */
export interface CloseRequest {
  channel: string
  /** Other parts' channels of this name stay open; default: all parts that have it. */
  parts?: readonly string[]
  why?: string
  dryRun?: boolean
}

/** What was ended with the channel, or would be in a dry run. */
export interface CloseResult {
  channel: string
  /** Parts whose channel was open. */
  parts: string[]
  revoked: ActivePreview[]
  removed: PartVersion[]
  /** Versions of the channel that something else needs. */
  retained: PartVersion[]
  dryRun: boolean
}

interface PartVersion {
  part: string
  version: string
}

type Store = Pick<RegistryContext, 'store'>

/** All open channels of all parts, the one published to last first. */
export async function listChannels({ store }: Store): Promise<ChannelStatus[]> {
  const audit = await store.listAudit()
  const active = activePreviews(audit)
  const stored = new Map<string, string[]>()
  const found: ChannelStatus[] = []
  for (const channel of openChannels(audit)) {
    const versions = stored.get(channel.part) ?? (await store.listVersions(channel.part))
    stored.set(channel.part, versions)
    const newest = newestStored(channel, versions)
    if (newest === undefined) continue
    const previews = active.filter((preview) => isOfChannel(preview, channel.channel, [channel.part]))
    found.push({ ...channel, newest, previews: previews.map(({ id, until }) => ({ id, until })) })
  }
  return found.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
}

/** The parts with an open channel of this name. */
export async function partsOfChannel({ store }: Store, name: string): Promise<string[]> {
  return openChannels(await store.listAudit()).flatMap(({ channel, part }) => (channel === name ? [part] : []))
}

/**
 * Ends a channel: revokes its previews and removes the versions that only it had, unless visitors, rollbacks or open
 * tabs need them. A channel that isn't open is no error; what an interrupted call left is removed.
 */
export async function closeChannel(
  context: Pick<RegistryContext, 'store' | 'signer' | 'knownParts'>,
  actor: Actor,
  { channel, parts: given, why, dryRun = false }: CloseRequest,
): Promise<CloseResult> {
  const { store, signer } = context
  assertChannel(channel)
  for (const part of given ?? []) await assertKnownPart(context, part)
  const open = await partsOfChannel(context, channel)
  const parts = given ?? open
  const closed = open.filter((part) => parts.includes(part))
  const changes = closed.map((part) => ({ part, from: null, to: null, channel }))
  const entry = auditDraft(actor, { action: 'close', why: why ?? null, changes })
  if (closed.length > 0 && !dryRun) await store.appendAudit(entry)

  const logged = await store.listAudit()
  const audit = dryRun ? [...logged, { ...entry, seq: logged.length + 1 }] : logged
  const records = { pointer: await readPointer(store, signer), audit }
  const versions = await versionsOfChannel(context, audit, channel, parts)
  const removable = versions.filter((version) => isUnused(version, records))
  const revoked = activePreviews(audit).filter(
    (preview) =>
      isOfChannel(preview, channel, parts) || preview.versions.some((shown) => includesVersion(removable, shown)),
  )
  const retained = versions.filter((version) => !includesVersion(removable, version))
  const result = { channel, parts: closed, revoked, removed: removable, retained, dryRun }
  if (dryRun) return result
  for (const { id } of revoked) await endPreview(context, actor, { id, why })
  const removed = await removeVersions(context, actor, removable, { why, records })
  return { ...result, removed, retained: versions.filter((version) => !includesVersion(removed, version)) }
}

/** Checked again by the store as its only writer: another channel may get the version in the meantime. */
async function removeVersions(
  { store }: Store,
  actor: Actor,
  versions: readonly PartVersion[],
  { why = null, records }: { why?: string | null; records: UsageRecords },
): Promise<PartVersion[]> {
  const removed: PartVersion[] = []
  for (const { part, version } of versions) {
    const entry = auditDraft(actor, { action: 'remove', why, changes: [{ part, from: version, to: null }] })
    const isStillUnused = (audit: readonly AuditEntry[]) => isUnused({ part, version }, { ...records, audit })
    if (await store.removeRelease(part, version, entry, isStillUnused)) removed.push({ part, version })
  }
  return removed
}

/** Stored versions that were ever published to the channel. */
async function versionsOfChannel(
  { store }: Store,
  audit: readonly AuditEntry[],
  channel: string,
  parts: readonly string[],
): Promise<PartVersion[]> {
  const found: PartVersion[] = []
  for (const part of parts) {
    for (const version of await store.listVersions(part)) {
      if (publications(audit, { part, version }).includes(channel)) found.push({ part, version })
    }
  }
  return found
}

/** Whether no open channel has a version, it was not published without a channel, and no visitor or rollback needs it. */
function isUnused({ part, version }: PartVersion, records: UsageRecords): boolean {
  const { audit } = records
  const isInChannel = openChannels(audit).some((open) => open.part === part && open.versions.includes(version))
  const isWithoutChannel = publications(audit, { part, version }).includes(undefined)
  const used = versionsInUse(records, part, { liveDays: DEFAULT_KEEP_DAYS, now: Date.now() })
  return !isInChannel && !isWithoutChannel && !used.has(version)
}

/** The channel of each publication of a version, undefined for one without. */
function publications(audit: readonly AuditEntry[], { part, version }: PartVersion): (string | undefined)[] {
  return audit
    .filter(({ action }) => action === 'publish')
    .flatMap(({ changes }) => changes)
    .flatMap((change) => (change.part === part && change.to === version ? [change.channel] : []))
}

/** Whether a preview was requested for the channel of one of these parts. */
function isOfChannel({ versions }: ActivePreview, name: string, parts: readonly string[]): boolean {
  return versions.some(({ part, channel }) => channel === name && parts.includes(part))
}

function includesVersion(versions: readonly PartVersion[], { part, version }: PartVersion): boolean {
  return versions.some((other) => other.part === part && other.version === version)
}

/** Revokes a preview; one that ended in the meantime is no error. */
async function endPreview(...call: Parameters<typeof revokePreview>): Promise<void> {
  await revokePreview(...call).catch((error: unknown) => {
    if (!(error instanceof ReleaseError) || error.kind !== 'not-found') throw error
  })
}
