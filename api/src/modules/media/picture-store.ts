import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from './bucket'
import { ORIGINALS } from './original-store'

const CHECK_EVERY = 500

/** Renderings on disk, one folder per drawing; files are written atomically. */
export interface PictureStore {
  read(hash: string, file: string): Promise<Buffer | undefined>
  write(hash: string, file: string, body: Buffer): Promise<void>
}

/** Stores renderings in a bucket as well, from which other machines and a new folder get them. */
export const sharedPictureStore = (folder: PictureStore, bucket: Bucket): PictureStore => ({
  async read(hash, file) {
    const stored = await folder.read(hash, file)
    if (stored) return stored
    const shared = await bucket.read(`pictures/${hash}/${file}`)
    if (shared) await folder.write(hash, file, shared)
    return shared
  },
  async write(hash, file, body) {
    await Promise.all([folder.write(hash, file, body), bucket.write(`pictures/${hash}/${file}`, body)])
  },
})

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/**
 * Stores renderings in `folder`; beyond `maxDrawings` it deletes the oldest quarter. Several APIs may share a folder.
 */
export function createPictureStore(folder: string, maxDrawings = 20_000): PictureStore {
  let writes = 0

  async function prune() {
    const names = (await readdir(folder)).filter((name) => name !== ORIGINALS)
    if (names.length <= maxDrawings) return
    const aged = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(missing))?.mtimeMs ?? 0 })),
    )
    const old = aged.sort((a, b) => a.time - b.time).slice(0, names.length - Math.floor(maxDrawings * 0.75))
    for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  }

  return {
    read: (hash, file) => readFile(join(folder, hash, file)).catch(missing),
    async write(hash, file, body) {
      const home = join(folder, hash)
      const unfinished = join(home, `.${file}.${randomBytes(6).toString('hex')}`)
      await mkdir(home, { recursive: true })
      try {
        await writeFile(unfinished, body)
        await rename(unfinished, join(home, file))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      writes += 1
      if (writes % Math.min(CHECK_EVERY, maxDrawings) === 0) await prune()
    },
  }
}
