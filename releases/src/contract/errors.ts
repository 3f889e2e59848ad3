import { z } from 'zod'
import { failureKind, partName, releaseVersion } from '@shop/shared-api/contract'

/** Frames of a stack that are stored, the innermost first. */
export const MAX_FRAMES = 8
/** What happened in a page before an error: the newest last. */
export const MAX_BREADCRUMBS = 8

/** A place in a built file: line and column from 1, as browsers count. */
const stackFrame = z.object({
  part: partName,
  version: releaseVersion,
  /** Relative to `browser/`. */
  file: z.string().max(200),
  line: z.number().int().positive(),
  column: z.number().int().positive(),
})
export type StackFrame = z.infer<typeof stackFrame>

/** An error of one version in visitors' browsers, with one of its occurrences. No field names a visitor. */
const browserError = z.object({
  part: partName,
  version: releaseVersion,
  kind: failureKind,
  /** Untrusted text of a browser, on one line, without addresses and long numbers. */
  message: z.string().max(200),
  frames: z.array(stackFrame).max(MAX_FRAMES),
  /** The page, with its ids replaced. */
  path: z.string().max(200),
  breadcrumbs: z.array(z.string().max(100)).max(MAX_BREADCRUMBS),
  count: z.number().int().positive(),
})
export type BrowserError = z.infer<typeof browserError>

/** Errors that a document server received since its last batch. */
export const errorBatch = z.object({ errors: z.array(browserError).max(200) })
export type ErrorBatch = z.infer<typeof errorBatch>

/** The sum of all occurrences within an hour. */
export const errorRollup = browserError.extend({
  /** Start of the hour (ISO). */
  hour: z.string(),
  /** ISO times of the first and the last occurrence within it. */
  firstAt: z.string(),
  lastAt: z.string(),
})
export type ErrorRollup = z.infer<typeof errorRollup>

/** Identifies an error within a version: what failed, where. */
export function errorKey({ part, version, kind, message, frames }: BrowserError): string {
  const at = frames[0] && `${frames[0].file}:${frames[0].line}:${frames[0].column}`
  return `${part}@${version} ${kind} ${at ?? ''} ${message}`
}
