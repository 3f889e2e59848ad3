import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Lets `build` fill a folder beside `target` unless what stands there is current, and puts it in its place once it is
 * whole. Of two builds at once the first one stays, since others may be reading it already. Tells whether it built.
 */
export async function buildBeside(
  target: string,
  isCurrent: () => boolean,
  build: (folder: string) => Promise<unknown>,
): Promise<boolean> {
  if (isCurrent()) return false
  const work = `${target}-${process.pid}`
  const remove = () => rmSync(work, { recursive: true, force: true })
  // Whoever asked for the build may leave in the middle, and this process with it.
  process.once('exit', remove)
  try {
    await build(work)
    if (!isCurrent()) replace(target, work)
  } finally {
    process.removeListener('exit', remove)
    remove()
  }
  return true
}

/** Moves the old folder away in one step, so that nobody finds it half removed. */
function replace(target: string, finished: string): void {
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
