import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any form takes; anything older was left by a crash. */
const MAX_AGE_MS = 15 * 60_000

/** Private folders in `dataDir/spool` for the files of forms while they are processed. */
export function spool(dataDir: string) {
  const root = join(dataDir, 'spool')

  return {
    /** Creates an empty folder, passes its path to `work`, and always removes it with all its files. */
    async use<T>(work: (folder: string) => Promise<T>): Promise<T> {
      const folder = join(root, randomUUID())
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    /** Deletes folders left by a crash; younger ones may belong to another process on the same data. */
    async sweep(maxAgeMs = MAX_AGE_MS): Promise<void> {
      const names = await readdir(root).catch(() => [])
      for (const name of names) {
        const { mtimeMs } = await stat(join(root, name)).catch(() => ({ mtimeMs: Date.now() }))
        if (Date.now() - mtimeMs > maxAgeMs) await rm(join(root, name), { recursive: true, force: true })
      }
    },
  }
}
