import pc from 'picocolors'
import type { AuditEntry, Finding } from '../contract'
import { changeText } from '../contract/change-text'
import { failureKindsText } from '../health/failure-kinds-text'
import type { VersionHealth } from '../health/health-status'
import { serverTexts } from '../health/server-confinement'
import type { CollectResult } from '../operations/collect-garbage'
import type { MoveResult } from '../operations/move-pointer'
import type { PublishResult } from '../operations/publish-release'
import type { KeyStatus, RetiredKey } from '../operations/rotate-keys'
import { untilText } from '../operations/part-locks'
import type { PartStatus, RegistryStatus } from '../operations/status'
import type { VerifyResult } from '../operations/verify-store'

/** The result of publishing. */
export function publishText({ part, version, outcome, files, bytes, channel }: PublishResult): string[] {
  const size = `${files} files, ${Math.ceil(bytes / 1000)} kB`
  if (outcome === 'checked')
    return [`${part} ${version} is complete and can be published (${size}). Nothing was changed.`]
  const newest = channel === undefined ? '' : ` It is the newest of the channel ${channel}.`
  if (outcome === 'unchanged') return [`${part} ${version} is already published with identical content.${newest}`]
  return [
    `${pc.green('Published')} ${part} ${version} (${size}).${newest} It is not live yet: promote ${part}@${version}`,
  ]
}

/** The result of a move, and the gate's findings. */
export function moveText({ outcome, revision, changes, verdict, findings }: MoveResult): string[] {
  const moved = changes.map(changeText).join(', ')
  const lines: Record<MoveResult['outcome'], string> = {
    moved: `${pc.green('Moved')} to revision ${revision}: ${moved}. Document servers follow within seconds.`,
    forced: `${pc.yellow('Forced against the gate')} to revision ${revision}: ${moved}. Document servers follow within seconds.`,
    judged: `The gate ${verdict === 'pass' ? 'would pass this move' : 'would refuse this move'}: ${moved}. Nothing was changed.`,
    unchanged: `Already live at revision ${revision}. Nothing was changed.`,
  }
  return [lines[outcome], ...findings.map(findingText)]
}

/** One finding of the gate. */
export function findingText({ check, severity, message }: Finding): string {
  return `  ${severity === 'refusal' ? pc.red('refused') : pc.yellow('note')} (${check}) ${oneLine(message)}`
}

/** What release servers answer: older ones don't report all of it. */
type ReportedPart = WithOptional<
  PartStatus,
  'channels' | 'guarded' | 'lock' | 'dirty' | 'forced' | 'alert' | 'provenance'
>
type ReportedStatus = WithOptional<Omit<RegistryStatus, 'parts'>, 'confinement' | 'denied'> & { parts: ReportedPart[] }
type WithOptional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>

const notReported = 'How renderers are confined is not reported: the release server is an older version.'

/** All parts as a table. */
export function statusText({ revision, parts, confinement, denied }: ReportedStatus): string[] {
  const rows = parts.map(
    ({ part, live, canary, guarded, lastKnownGood, newest, channels, since, by, commit, dirty }) => [
      part,
      live ?? '–',
      canary ? `${canary.version} (${canary.percent} %${guarded ? `, guarded, ${guarded}` : ''})` : '–',
      lastKnownGood ?? '–',
      newest ?? '–',
      channels ? channelsText(channels) : 'not reported',
      since === null ? '–' : shortTime(since),
      by ?? '–',
      commit === null ? '–' : `${commit.slice(0, 10)}${dirty ? ' (dirty)' : ''}`,
    ],
  )
  return [
    `Revision ${revision}`,
    ...table([
      ['part', 'live', 'canary', 'rollback target', 'published last', 'channels', 'since', 'by', 'commit'],
      ...rows,
    ]),
    ...(confinement ? serverTexts({ confinement, denied }).map(oneLine) : [notReported]),
    ...parts.flatMap(concernsText),
    ...parts.flatMap(({ part, blocked }) =>
      blocked.map(
        (block) => `${part} ${block.version} is blocked since ${shortTime(block.since)}: ${oneLine(block.why)}`,
      ),
    ),
  ]
}

function channelsText(channels: PartStatus['channels']): string {
  const newest = Object.entries(channels).map(([name, version]) => `${name} ${version}`)
  return newest.join(', ') || '–'
}

/** A forced version, a failed automatic rollback, and a version without an attested origin. */
function concernsText({ part, live, forced, alert, lock, provenance }: ReportedPart): string[] {
  return [
    ...(lock ? [`${part} is locked by ${oneLine(lock.by)}${untilText(lock)}: ${oneLine(lock.why)}`] : []),
    ...(forced ? [`${part} was forced live against the gate: ${oneLine(forced)}`] : []),
    ...(alert ? [`${part} needs attention since ${shortTime(alert.at)}: ${oneLine(alert.why)}`] : []),
    ...(live === null || provenance !== null
      ? []
      : [`${part} ${live} has no valid provenance: an older registry published it, or verify names the reason.`]),
  ]
}

/** The audit log, one line per entry. */
export function historyText(entries: readonly AuditEntry[]): string[] {
  if (entries.length === 0) return ['The audit log is empty.']
  return table(
    entries.map(({ at, action, outcome, changes, by, role, revision, why, source }) => [
      shortTime(at),
      revision === null ? '' : `r${revision}`,
      outcome === 'done' ? action : `${action} (${outcome})`,
      changes.map(changeText).join(', ') + (source ? ` from ${source.registry}` : ''),
      `${by} (${role})`,
      why ?? '',
    ]),
  )
}

/** A full check without problems. */
export function verifyText({ releases, auditEntries }: VerifyResult): string[] {
  return [
    `${pc.green('No problems')}: ${releases} ${releases === 1 ? 'release' : 'releases'} and ${auditEntries} audit ${auditEntries === 1 ? 'entry' : 'entries'} checked.`,
  ]
}

/** Views and failures of each version, as a table. */
export function healthText(versions: readonly VersionHealth[]): string[] {
  if (versions.length === 0) return ['No document server has reported in the last hour.']
  const share = (failures: number, of: number): string =>
    failures === 0 ? '–' : `${Math.round(failures)} (${((100 * failures) / Math.max(of, failures)).toFixed(1)} %)`
  const rows = versions.map((version) => [
    version.part,
    version.version,
    String(version.views + version.reportedViews),
    share(version.renderFailures, version.renders),
    version.messages[0] ?? '',
    share(version.pageNetworks.failed, version.pageNetworks.seen),
    share(version.widgetNetworks.failed, version.widgetNetworks.seen),
    failureKindsText(version.failureKinds) || '–',
    version.reportedMessages[0] ?? '',
  ])
  const head = ['part', 'version', 'page views', 'failed renders', 'last error']
  const reported = [
    'networks with failed pages',
    'with failed widgets',
    'failures by kind',
    'reported by browsers (unverified)',
  ]
  return table([[...head, ...reported], ...rows])
}

/** What gc removed, or would remove. */
export function collectText({ removed, kept, dryRun }: CollectResult): string[] {
  const lines = removed.map(({ part, version }) => `  ${part} ${version}`)
  const head = dryRun ? 'Would remove' : 'Removed'
  return [`${head} ${removed.length} ${removed.length === 1 ? 'version' : 'versions'}; ${kept} stay.`, ...lines]
}

/** The accepted keys. */
export function keysText(keys: readonly KeyStatus[]): string[] {
  const rows = keys.map(({ keyId, signing, releases, pointer }) => [
    keyId,
    signing ? 'signs' : 'accepted',
    `${releases} releases${pointer ? ' and the pointer' : ''}`,
  ])
  return table([['key', 'state', 'signed'], ...rows])
}

/** The result of retiring a key. */
export function retiredText({ keyId, resigned, isOut }: RetiredKey): string[] {
  return [
    `${resigned} releases were re-signed.`,
    isOut
      ? `${keyId} is no longer accepted.`
      : `${keyId} is no longer needed: remove it from RELEASES_PUBLIC_KEYS on every server.`,
  ]
}

/** The result of unblocking a version. */
export function unblockText({ changes }: AuditEntry): string[] {
  return changes.map(({ part, to }) => `${part} ${to} may go live again: promote ${part}@${to}`)
}

/** A time to the second, in UTC. */
export function shortTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}

/** Removes control characters from untrusted text of browsers or teams, so that it can't manipulate the terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** Aligns the columns of untrusted text. */
export function table(texts: readonly (readonly string[])[]): string[] {
  const rows = texts.map((row) => row.map(oneLine))
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
