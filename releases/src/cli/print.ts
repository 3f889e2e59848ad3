import pc from 'picocolors'
import type { AuditEntry, Finding } from '../contract'
import type { MoveResult } from '../operations/move-pointer'
import type { PublishResult } from '../operations/publish-release'
import type { RegistryStatus } from '../operations/status'
import type { VerifyResult } from '../operations/verify-store'

/** One publish in a sentence. */
export function publishText({ part, version, outcome, files, bytes }: PublishResult): string[] {
  const size = `${files} files, ${Math.ceil(bytes / 1000)} kB`
  if (outcome === 'checked') return [`${part} ${version} is whole and can be published (${size}). Nothing was changed.`]
  if (outcome === 'unchanged') return [`${part} ${version} is published already, byte for byte the same.`]
  return [`${pc.green('Published')} ${part} ${version} (${size}). It is not live yet: promote ${part}@${version}`]
}

/** One move: what happened, then what the gate noticed. */
export function moveText({ outcome, revision, changes, verdict, findings }: MoveResult): string[] {
  const moved = changes.map(({ part, from, to }) => `${part} ${from ?? 'nothing'} → ${to}`).join(', ')
  const lines: Record<MoveResult['outcome'], string> = {
    moved: `${pc.green('Live')} at revision ${revision}: ${moved}`,
    forced: `${pc.yellow('Live against the gate')} at revision ${revision}: ${moved}`,
    judged: `The gate ${verdict === 'pass' ? 'would let this pass' : 'would refuse this'}: ${moved}. Nothing was changed.`,
    unchanged: `That is live already, at revision ${revision}. Nothing was changed.`,
  }
  return [lines[outcome], ...findings.map(findingText)]
}

function findingText({ check, severity, message }: Finding): string {
  return `  ${severity === 'refusal' ? pc.red('refused') : pc.yellow('note')} (${check}) ${message}`
}

/** All parts as a table. */
export function statusText({ revision, parts }: RegistryStatus): string[] {
  const rows = parts.map(({ part, live, lastKnownGood, newest, since, by }) => [
    part,
    live ?? '–',
    lastKnownGood ?? '–',
    newest ?? '–',
    since === null ? '–' : shortTime(since),
    by ?? '–',
  ])
  return [
    `Revision ${revision}`,
    ...table([['part', 'live', 'falls back to', 'published last', 'since', 'by'], ...rows]),
  ]
}

/** The audit, a line an entry. */
export function historyText(entries: readonly AuditEntry[]): string[] {
  if (entries.length === 0) return ['Nothing happened yet.']
  return table(
    entries.map(({ at, action, outcome, changes, by, revision, why }) => [
      shortTime(at),
      revision === null ? '' : `r${revision}`,
      outcome === 'done' ? action : `${action} (${outcome})`,
      changes.map(({ part, from, to }) => `${part} ${from === null ? '' : `${from} → `}${to}`).join(', '),
      by,
      why ?? '',
    ]),
  )
}

/** A full check that found nothing wrong. */
export function verifyText({ releases, auditEntries }: VerifyResult): string[] {
  return [
    `${pc.green('All whole')}: ${releases} ${releases === 1 ? 'release' : 'releases'} and ${auditEntries} audit ${auditEntries === 1 ? 'entry' : 'entries'} checked.`,
  ]
}

function shortTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
