import { createHash } from 'node:crypto'
import type { FailureKind } from '@shop/shared-api/contract'
import type { ErrorRollup } from '../contract/errors'
import { readProvenance } from '../operations/read-provenance'
import type { RegistryContext } from '../operations/registry-context'
import { signalPeriod } from '../signals/signal-period'
import { createFrameLocator, type LocateFrame, type SourcePosition } from './locate-frames'

/** Occurrences of one version. */
export interface VersionCount {
  version: string
  count: number
}

/** Errors of one part with the same source, in all its versions. */
export interface ErrorGroup {
  /** Stays the same while the source file, the name in it and the message do. */
  id: string
  part: string
  /** Whose token publishes the part. */
  team: string
  kind: FailureKind
  /** Untrusted text of a browser. */
  message: string
  /** Where it was thrown, null where no source map knows: in a library of the browser, or a version without maps. */
  source: SourcePosition | null
  /** The commit to look at, of the newest version with the error, and who published that. */
  commit: string | null
  publisher: string | null
  count: number
  versions: VersionCount[]
  /** ISO times, within what is stored. */
  firstSeen: string
  lastSeen: string
  /** The stack, as far as source maps know it. */
  frames: SourcePosition[]
  /** The page and what happened before, of the newest occurrence. */
  path: string
  breadcrumbs: string[]
}

/** Filters of a read: a part, and how many hours back. */
export interface ErrorRequest {
  part?: string
  hours?: number
}

const locators = new WeakMap<object, LocateFrame>()

function locatorOf({ store, signer }: RegistryContext): LocateFrame {
  const locate = locators.get(store) ?? createFrameLocator(store, signer)
  locators.set(store, locate)
  return locate
}

/** Errors in visitors' browsers within the last hours by source, the last seen first. */
export async function errorGroups(context: RegistryContext, { part, hours }: ErrorRequest): Promise<ErrorGroup[]> {
  const locate = locatorOf(context)
  const groups = new Map<string, ErrorGroup>()
  for (const rollup of await context.store.readErrors(signalPeriod(hours))) {
    if (part !== undefined && rollup.part !== part) continue
    const located = await Promise.all(rollup.frames.map(locate))
    const found = groupOf(
      rollup,
      located.filter((position) => position !== null),
    )
    const known = groups.get(found.id)
    groups.set(found.id, known ? mergeGroups(known, found) : found)
  }
  const sorted = [...groups.values()].sort((a, b) => (a.lastSeen > b.lastSeen ? -1 : 1))
  const originOf = createOriginReader(context)
  return Promise.all(sorted.map(async (group) => ({ ...group, ...(await originOf(group)) })))
}

function groupOf(rollup: ErrorRollup, frames: SourcePosition[]): ErrorGroup {
  const { part, version, kind, message, count, firstAt, lastAt, path, breadcrumbs } = rollup
  const own = frames.filter(({ file }) => !file.includes('node_modules/'))
  const source = own.find((frame) => frame.part === part) ?? own[0] ?? frames[0] ?? null
  const origin = source && `${source.part}/${source.file} ${source.name ?? ''}`
  return {
    id: createHash('sha256')
      .update([part, kind, message, origin ?? ''].join('\n'))
      .digest('hex')
      .slice(0, 12),
    ...{ part, team: `team:${part}`, kind, message, source, commit: null, publisher: null },
    ...{ count, versions: [{ version, count }], firstSeen: firstAt, lastSeen: lastAt, frames, path, breadcrumbs },
  }
}

/** Both together, described by the later one. */
function mergeGroups(a: ErrorGroup, b: ErrorGroup): ErrorGroup {
  const versions = new Map(a.versions.map(({ version, count }) => [version, count]))
  for (const { version, count } of b.versions) versions.set(version, (versions.get(version) ?? 0) + count)
  return {
    ...(a.lastSeen > b.lastSeen ? a : b),
    count: a.count + b.count,
    versions: [...versions].map(([version, count]) => ({ version, count })),
    firstSeen: a.firstSeen < b.firstSeen ? a.firstSeen : b.firstSeen,
  }
}

/** What the registry attests about the version that an error is described by; each version is read once. */
function createOriginReader(context: RegistryContext) {
  const origins = new Map<string, Promise<Pick<ErrorGroup, 'commit' | 'publisher'>>>()
  async function read(part: string, version: string) {
    const provenance = await readProvenance(context, part, version).catch(() => null)
    return { commit: provenance?.commit ?? null, publisher: provenance?.publisher.name ?? null }
  }
  return ({ source, ...group }: ErrorGroup) => {
    const { part, version } = source ?? { part: group.part, version: group.versions.at(-1)!.version }
    const name = `${part}@${version}`
    const origin = origins.get(name) ?? read(part, version)
    origins.set(name, origin)
    return origin
  }
}
