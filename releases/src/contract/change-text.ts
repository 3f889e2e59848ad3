import type { AuditChange } from './audit'

/** One change of an audit entry, as in `catalogue 1.4.0 → 1.5.0 for 10 %`. */
export function changeText({ part, from, to, percent, channel }: AuditChange): string {
  if (from === null && to === null) return channel === undefined ? part : `${part} channel ${channel}`
  if (from === to) return `${part} ${to}`
  return `${part} ${from === null ? '' : `${from} → `}${to ?? 'removed'}${percent === undefined ? '' : ` for ${percent} %`}`
}
