import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InspectedFile } from './inspect-file'

/** Stores files under random names in a private folder that no server serves. */
export function uploadStore(dataDir: string, area: string) {
  const folder = join(dataDir, 'uploads', area)

  return {
    /** Writes the files, passes their names to `work`, and deletes them when it fails. */
    async keep<T>(files: InspectedFile[], work: (names: string[]) => Promise<T>): Promise<T> {
      const names = files.map((file) => `${randomUUID()}.${file.extension}`)
      await mkdir(folder, { recursive: true })
      try {
        await Promise.all(
          files.map((file, index) => writeFile(join(folder, names[index]!), file.bytes, { flag: 'wx', mode: 0o600 })),
        )
        return await work(names)
      } catch (error) {
        await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
        throw error
      }
    },
    /** The path of a stored file, for operators. */
    pathOf: (name: string) => join(folder, name),
  }
}
