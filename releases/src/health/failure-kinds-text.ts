import type { PartHealth } from '../contract'

/** Reported failures by kind, most frequent first, as `hang 3, handler 1`; empty without any, as from older servers. */
export function failureKindsText(kinds: PartHealth['failureKinds'] = {}): string {
  return Object.entries(kinds)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')
}
