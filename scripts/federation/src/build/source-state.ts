import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import type { Part } from '../parts'
import { inputRoots, isInput, newestSource } from './input-hash'

/**
 * The commit that a build's inputs are from, `dirty` when one of them differs from it. `builtAt` is the time of these
 * sources, so that building them again gives the same bytes: the commit's, else the newest file's.
 */
export function sourceState(part: Part, hasOpenEntry = false): Pick<ReleaseManifest, 'commit' | 'dirty' | 'builtAt'> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: part.folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 2 ** 20,
    }).toString()
  try {
    const commit = git('rev-parse', 'HEAD').trim()
    const root = git('rev-parse', '--show-toplevel').trim()
    if (
      changedInputs(git('status', '--porcelain', '-z', '--untracked-files=all'), root, inputRoots(part, hasOpenEntry))
    )
      return { commit, dirty: true, builtAt: newestSource(part).toISOString() }
    return { commit, builtAt: new Date(git('show', '-s', '--format=%cI', commit).trim()).toISOString() }
  } catch {
    return { commit: null, builtAt: newestSource(part).toISOString() }
  }
}

/** Whether one of these inputs was changed, added or removed. */
function changedInputs(status: string, root: string, inputs: readonly string[]): boolean {
  const roots = inputs.map((path) => relative(root, existsSync(path) ? realpathSync(path) : path))
  return status.split('\0').some((line) => {
    const file = line.slice(3)
    return isInput(`/${file}`) && roots.some((input) => file === input || file.startsWith(input + sep))
  })
}
