import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Builds into a temporary folder next to `target`, unless `target` is current, and then moves it into place. Of two
 * concurrent builds the first remains, since readers may already use it. Returns whether it built.
 */
export async function buildAtomically(
  target: string,
  isCurrent: () => boolean,
  build: (folder: string) => Promise<unknown>,
): Promise<boolean> {
  if (isCurrent()) return false
  const work = `${target}-${process.pid}`
  const remove = () => rmSync(work, { recursive: true, force: true })
  // The parent may exit during the build and terminate this process.
  process.once('exit', remove)
  try {
    await build(work)
    if (!isCurrent()) swapFolders(target, work)
  } finally {
    process.removeListener('exit', remove)
    remove()
  }
  return true
}

/** Renames the old folder first, so that it is never visible half deleted. */
function swapFolders(target: string, finished: string): void {
  const old = `${finished}-old`
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(target)) renameSync(target, old)
      return renameSync(finished, target)
    } catch (error) {
      if (attempt === 5) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}
