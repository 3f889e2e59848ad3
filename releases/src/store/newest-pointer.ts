import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { SignedDocument } from '../contract'
import { createFolder, readIfPresent, replaceFile } from '../disk/durable-file'
import { revisionOf } from './conflicts'
import { withStoreLock } from './directory/store-lock'
import { parsePointerFile } from './pointer-text'

/** The newest pointer that this machine accepted from a store. */
export interface NewestPointer {
  /** Null before the first one, and when the record of it is damaged: this machine then knows as much as a new one. */
  read(): Promise<SignedDocument | null>
  /** Why `read` knows none although there is a record. */
  damage?(): Promise<string | null>
  /** Remembers an accepted pointer unless a newer one is known. */
  keep(document: SignedDocument): Promise<void>
}

/** Stored under `<DATA_DIR>/release-pointers`, outside of the store, so that it survives restarts and power losses. */
export function newestPointerFile(dataDir: string, storeUrl: string): NewestPointer {
  const home = join(dataDir, 'release-pointers')
  const path = join(home, `${storeId(storeUrl)}.json`)

  async function open(): Promise<{ document: SignedDocument | null; damage: string | null }> {
    const text = await readIfPresent(path)
    try {
      return { document: text === null ? null : parsePointerFile(text, path), damage: null }
    } catch {
      const damage = `${path}, the newest release pointer that this machine accepted, was damaged and is written again.`
      return { document: null, damage }
    }
  }
  const read = async () => (await open()).document

  return {
    read,
    damage: async () => (await open()).damage,
    async keep(document) {
      await createFolder(home, 0o700)
      await withStoreLock(home, async () => {
        if (revisionOf(await read()) <= revisionOf(document)) await replaceFile(path, JSON.stringify(document), home)
      })
    },
  }
}

/** Forgotten with its process. */
export function newestPointerInMemory(): NewestPointer {
  let newest: SignedDocument | null = null
  return {
    read: async () => newest,
    async keep(document) {
      if (revisionOf(newest) <= revisionOf(document)) newest = document
    },
  }
}

/** Names a store independent of its credentials. */
function storeId(url: string): string {
  const { protocol, host, pathname } = /^(https?|postgres(ql)?):/.test(url)
    ? new URL(url)
    : { protocol: 'file:', host: '', pathname: resolve(url.replace(/^file:(\/\/)?/, '')) }
  const name = `${protocol}//${host}${pathname.replace(/\/+$/, '')}`
  return createHash('sha256').update(name).digest('hex').slice(0, 16)
}
