import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import { openManifest } from '@shop/shared-api/file-address'
import type { Part } from '../parts'
import { inputHash } from './input-hash'

/** A finished build: a folder with `release.json`, `browser/` and `node/`. */
export interface BuiltPart {
  part: string
  version: string
  dir: string
  /** False if the existing build had the same inputs. */
  rebuilt: boolean
}

/** A build of a part, finished or not. */
export interface BuildPlan extends Omit<BuiltPart, 'rebuilt'> {
  /** The hash of its inputs. */
  source: string
  hasOpenEntry: boolean
  /** Whether `dir` has this build. */
  isFinished: () => boolean
}

/** Where a build goes, and what it is called. */
export interface BuildTarget {
  /** Version to publish as; default: the package's version with eight digits of the input hash. */
  version?: string
  /** Default: the part's `dist/`. */
  outDir?: string
  /** Whether a remote also gets the entry for hosts other than the shop's shell. */
  hasOpenEntry?: boolean
}

/**
 * Plans the build of a part's present inputs. Loads no bundler, so that a check of unchanged parts is cheap. A finished
 * build with an open entry is also the plan where none is needed; both have versions of their own, as their files differ.
 */
export function planBuild(part: Part, target: BuildTarget = {}): BuildPlan {
  // A host that isn't the shell may lack what the bridge to another React uses.
  const hasOpenEntry = target.hasOpenEntry === true && part.name !== 'shell' && !part.ownReact
  const plan = planVariant(part, target, hasOpenEntry)
  if (hasOpenEntry || plan.isFinished() || !isOpen(presentBuild(plan.dir))) return plan
  const withOpenEntry = planVariant(part, target, true)
  return withOpenEntry.isFinished() ? withOpenEntry : plan
}

function planVariant(part: Part, target: BuildTarget, hasOpenEntry: boolean): BuildPlan {
  const dir = target.outDir ?? join(part.folder, 'dist')
  const source = inputHash(part, hasOpenEntry)
  const version = target.version ?? `${packageVersion(part)}-${source.slice(0, 8)}`
  const isFinished = () => {
    const present = presentBuild(dir)
    return present?.source === source && present.version === version
  }
  return { part: part.name, version, dir, source, hasOpenEntry, isFinished }
}

const isOpen = (build: ReleaseManifest | undefined): boolean => openManifest in (build?.files ?? {})

function packageVersion(part: Part): string {
  return (JSON.parse(readFileSync(join(part.folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** The complete build in this folder. */
function presentBuild(outDir: string): ReleaseManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(outDir, 'release.json'), 'utf8')) as ReleaseManifest
  } catch {
    return undefined
  }
}
