import pc from 'picocolors'
import type { AuditChange, AuditEntry, Finding } from '../contract'
import type { VersionHealth } from '../health/health-status'
import type { CollectResult } from '../operations/collect-garbage'
import type { MoveResult } from '../operations/move-pointer'
import type { PublishResult } from '../operations/publish-release'
import type { KeyStatus, RetiredKey } from '../operations/rotate-keys'
import type { RegistryStatus } from '../operations/status'
import type { VerifyResult } from '../operations/verify-store'

/** The result of publishing. */
export function publishText({ part, version, outcome, files, bytes }: PublishResult): string[] {
  const size = `${files} files, ${Math.ceil(bytes / 1000)} kB`
  if (outcome === 'checked')
    return [`${part} ${version} is complete and can be published (${size}). Nothing was changed.`]
  if (outcome === 'unchanged') return [`${part} ${version} is already published with identical content.`]
  return [`${pc.green('Published')} ${part} ${version} (${size}). It is not live yet: promote ${part}@${version}`]
}

/** The result of a move, and the gate's findings. */
export function moveText({ outcome, revision, changes, verdict, findings }: MoveResult): string[] {
  const moved = changes.map(changeText).join(', ')
  const lines: Record<MoveResult['outcome'], string> = {
    moved: `${pc.green('Live')} at revision ${revision}: ${moved}`,
    forced: `${pc.yellow('Forced live against the gate')} at revision ${revision}: ${moved}`,
    judged: `The gate ${verdict === 'pass' ? 'would pass this move' : 'would refuse this move'}: ${moved}. Nothing was changed.`,
    unchanged: `Already live at revision ${revision}. Nothing was changed.`,
  }
  return [lines[outcome], ...findings.map(findingText)]
}

function changeText({ part, from, to, percent }: AuditChange): string {
  const share = percent === undefined ? '' : ` for ${percent} %`
  return `${part} ${from === null ? '' : `${from} → `}${to ?? 'removed'}${share}`
}

function findingText({ check, severity, message }: Finding): string {
  return `  ${severity === 'refusal' ? pc.red('refused') : pc.yellow('note')} (${check}) ${oneLine(message)}`
}

/** All parts as a table. */
export function statusText({ revision, parts }: RegistryStatus): string[] {
  const rows = parts.map(({ part, live, canary, lastKnownGood, newest, since, by }) => [
    part,
    live ?? '–',
    canary ? `${canary.version} (${canary.percent} %)` : '–',
    lastKnownGood ?? '–',
    newest ?? '–',
    since === null ? '–' : shortTime(since),
    by ?? '–',
  ])
  return [
    `Revision ${revision}`,
    ...table([['part', 'live', 'canary', 'rollback target', 'published last', 'since', 'by'], ...rows]),
    ...parts.flatMap(({ part, blocked }) =>
      blocked.map(
        (block) => `${part} ${block.version} is blocked since ${shortTime(block.since)}: ${oneLine(block.why)}`,
      ),
    ),
  ]
}

/** The audit log, one line per entry. */
export function historyText(entries: readonly AuditEntry[]): string[] {
  if (entries.length === 0) return ['The audit log is empty.']
  return table(
    entries.map(({ at, action, outcome, changes, by, role, revision, why }) => [
      shortTime(at),
      revision === null ? '' : `r${revision}`,
      outcome === 'done' ? action : `${action} (${outcome})`,
      changes.map(changeText).join(', '),
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
    version.reportedMessages[0] ?? '',
  ])
  const head = ['part', 'version', 'page views', 'failed renders', 'last error']
  const reported = ['networks with failed pages', 'with failed widgets', 'reported by browsers (unverified)']
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

function shortTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}

/** Removes control characters from untrusted text of browsers or teams, so that it can't manipulate the terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

function table(texts: readonly (readonly string[])[]): string[] {
  const rows = texts.map((row) => row.map(oneLine))
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
