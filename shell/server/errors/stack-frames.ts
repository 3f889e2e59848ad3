import { MAX_FRAMES, type StackFrame } from '@shop/releases'
import { partName, releaseVersion, type ReleaseSet } from '@shop/shared-api/contract'

/** Longer lines are none of ours; visitors write these texts, so each expression reads a line once. */
const MAX_LINE = 400
const position = /:(\d{1,7}):(\d{1,7})\)?\s*$/

/**
 * The frames of a stack that are in released files, the innermost first; those of libraries of the browser, extensions and
 * foreign scripts are omitted. A file that is requested by content belongs to the version in the document's set.
 */
export function stackFrames(stack: string, set: ReleaseSet): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => frameOf(line, set) ?? [])
    .slice(0, MAX_FRAMES)
}

function frameOf(line: string, set: ReleaseSet): StackFrame | undefined {
  const start = line.length > MAX_LINE ? -1 : line.indexOf('/r/')
  const at = start < 0 ? null : position.exec(line)
  if (!at) return undefined
  const [part = '', scope = '', ...rest] = line.slice(start + '/r/'.length, at.index).split('/')
  const isByContent = scope === 'files'
  const version = isByContent ? set.parts[part]?.version : scope
  const file = (isByContent ? rest.slice(1) : rest).join('/')
  if (!partName.safeParse(part).success || !releaseVersion.safeParse(version).success) return undefined
  if (!/^[\w.-]{1,200}$/.test(file) || Number(at[1]) < 1 || Number(at[2]) < 1) return undefined
  return { part, version: version!, file, line: Number(at[1]), column: Number(at[2]) }
}
