import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from './bucket'

/** Folder of the originals within the media folder; renderings are next to it and may be deleted at any time. */
export const ORIGINALS = 'originals'

/** Uploaded photographs as received, named by their SHA-256 in hex. */
export interface OriginalStore {
  /** Undefined if there is none of this name. */
  read(name: string): Promise<Buffer | undefined>
  write(name: string, body: Buffer): Promise<void>
  remove(name: string): Promise<void>
}

/** The store of originals: a bucket if there is one, else the data folder. */
export const openOriginals = (dataDir: string, bucket?: Bucket): OriginalStore =>
  bucket ? bucketOriginals(bucket) : folderOriginals(dataDir)

const bucketOriginals = (bucket: Bucket): OriginalStore => ({
  read: (name) => bucket.read(`${ORIGINALS}/${name}`),
  write: (name, body) => bucket.write(`${ORIGINALS}/${name}`, body),
  remove: (name) => bucket.remove(`${ORIGINALS}/${name}`),
})

/** Stores originals in `<dataDir>/media/originals`; files are written atomically. */
function folderOriginals(dataDir: string): OriginalStore {
  const folder = join(dataDir, 'media', ORIGINALS)
  return {
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    async write(name, body) {
      const unfinished = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(unfinished, body)
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
