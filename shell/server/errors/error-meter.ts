import { errorKey, type BrowserError, type ErrorBatch } from '@shop/releases'
import type { ReleaseSet } from '@shop/shared-api/contract'
import type { PartFailure } from '../health/health-meter'
import { anonymousMessage, anonymousPath } from './anonymous-text'
import { stackFrames } from './stack-frames'

/** A failure with what a browser says of its place and what happened before. */
export interface LocatedFailure extends PartFailure {
  stack: string
  breadcrumbs: readonly string[]
}

/** Collects errors of browsers for the registry, which finds their source. */
export interface ErrorMeter {
  failed(set: ReleaseSet, failure: LocatedFailure): void
  /** Errors since the last call; null without any. */
  take(): ErrorBatch | null
}

/** Different errors of one hour: more, as visitors could make them up, are dropped. */
const MAX_ERRORS_PER_HOUR = 500
const MAX_ERRORS_PER_BATCH = 200
const HOUR_MS = 3_600_000

/** An empty meter. */
export function createErrorMeter(): ErrorMeter {
  const errors = new Map<string, BrowserError>()
  let stored = new Set<string>()
  let hour = 0

  /** Whether the error may be stored: it is known in this hour, or few others are. */
  function isStored(key: string): boolean {
    const now = Math.floor(Date.now() / HOUR_MS)
    if (now !== hour) {
      hour = now
      stored = new Set()
    }
    if (stored.size < MAX_ERRORS_PER_HOUR) stored.add(key)
    return stored.has(key) && errors.size < MAX_ERRORS_PER_BATCH
  }

  return {
    failed(set, { part, version, kind, message, stack, path, breadcrumbs }) {
      const error: BrowserError = {
        ...{ part, version, kind, count: 1 },
        message: anonymousMessage(message),
        frames: stackFrames(stack, set),
        path: anonymousPath(path),
        breadcrumbs: breadcrumbs.map((crumb) => anonymousPath(crumb).slice(0, 100)),
      }
      const key = errorKey(error)
      const known = errors.get(key)
      if (known) known.count += 1
      else if (isStored(key)) errors.set(key, error)
    },
    take() {
      if (errors.size === 0) return null
      const batch = { errors: [...errors.values()] }
      errors.clear()
      return batch
    },
  }
}
