import { setId, toPageRelease, toSetPart, type StoredRelease } from './part-releases'
import { createSetRenderer } from './set-renderer'
import type { Renderer } from './start-renderer'

/** A site could not be made of bundles that each run: one of them throws, hangs or ends the process only then. */
export class NotAssembled extends Error {
  constructor(
    readonly shell: StoredRelease,
    readonly remotes: readonly StoredRelease[],
    readonly error: Error,
  ) {
    super(error.message)
  }
}

interface Means {
  start(): Renderer
  origin: string
}

/**
 * The releases to blame: the shell if it makes no site by itself, with none of several remotes, or only not with all of
 * them; else the remotes with which it makes none. Each is tried in a renderer of its own.
 */
export async function assemblyFaults(
  { shell, remotes }: Pick<NotAssembled, 'shell' | 'remotes'>,
  means: Means,
): Promise<StoredRelease[]> {
  if (!(await canAssemble(shell, undefined, means))) return [shell]
  const faulty: StoredRelease[] = []
  for (const remote of remotes) if (!(await canAssemble(shell, remote, means))) faulty.push(remote)
  const isAnyRemote = faulty.length === remotes.length && remotes.length > 1
  return faulty.length === 0 || isAnyRemote ? [shell] : faulty
}

async function canAssemble(
  shell: StoredRelease,
  remote: StoredRelease | undefined,
  { start, origin }: Means,
): Promise<boolean> {
  const renderer = createSetRenderer(start())
  const { version } = shell.manifest
  const releases = remote ? [shell, remote] : [shell]
  const byPart = <T>(value: (release: StoredRelease) => T): Record<string, T> =>
    Object.fromEntries(releases.map((release) => [release.manifest.part, value(release)]))
  const set = { revision: 0, parts: byPart((release) => toSetPart(release, null)) }
  const parts = byPart((release) => ({ live: toPageRelease(release), lastKnownGood: null }))
  try {
    for (const release of releases) await renderer.load(release, version)
    await renderer.assemble({ id: setId(set), shell: version, set, parts, origin })
    return true
  } catch {
    return false
  } finally {
    renderer.process.stop()
  }
}
