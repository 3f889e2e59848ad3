import { tookEffect, type AuditEntry } from '../contract'

/**
 * The versions of a part that were live and not rolled back, the live one last. A promotion pushes a version; a
 * rollback pops those above its target, so that a version that was rolled back is never a rollback target.
 */
export function liveStack(entries: readonly AuditEntry[], part: string): string[] {
  let stack: string[] = []
  for (const { action, changes } of entries.filter(tookEffect)) {
    if (action !== 'promote' && action !== 'rollback') continue
    for (const { part: moved, to } of changes) {
      if (moved !== part || to === null) continue
      stack = action === 'promote' ? promoted(stack, to) : rolledBack(stack, to)
    }
  }
  return stack
}

/** The stack after a promotion of `version`. */
export function promoted(stack: readonly string[], version: string): string[] {
  return [...stack.filter((other) => other !== version), version]
}

/** The stack after a rollback to `version`. */
export function rolledBack(stack: readonly string[], version: string): string[] {
  const index = stack.lastIndexOf(version)
  return index >= 0 ? stack.slice(0, index + 1) : [...stack.slice(0, -1), version]
}
