import type { AuditEntry } from '../contract'

/**
 * The versions of a part that were live and not rolled back, the live one last. A promote puts a version on
 * top; a rollback takes away what lies above its target, so that a version rolled back from is never a refuge.
 */
export function liveStack(entries: readonly AuditEntry[], part: string): string[] {
  let stack: string[] = []
  for (const { action, outcome, changes } of entries) {
    if ((action !== 'promote' && action !== 'rollback') || outcome === 'refused') continue
    for (const { part: moved, to } of changes) {
      if (moved !== part || to === null) continue
      stack = action === 'promote' ? promoted(stack, to) : rolledBack(stack, to)
    }
  }
  return stack
}

/** The stack after `version` went live. */
export function promoted(stack: readonly string[], version: string): string[] {
  return [...stack.filter((other) => other !== version), version]
}

/** The stack after the live version gave way to `version`. */
export function rolledBack(stack: readonly string[], version: string): string[] {
  const place = stack.lastIndexOf(version)
  return place >= 0 ? stack.slice(0, place + 1) : [...stack.slice(0, -1), version]
}
