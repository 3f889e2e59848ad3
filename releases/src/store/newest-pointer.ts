import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { SignedDocument } from '../contract'
import { createFolder, readIfPresent, replaceFile } from '../disk/durable-file'
import { revisionOf } from './conflicts'
import { withStoreLock } from './directory/store-lock'
import { parsePointerFile } from './pointer-text'

/** The newest pointer that this machine accepted from a store. */
export interface NewestPointer {
  read(): Promise<SignedDocument | null>
  /** Remembers an accepted pointer unless a newer one is known. */
  keep(document: SignedDocument): Promise<void>
}

/** Stored under `<DATA_DIR>/release-pointers`, outside of the store, so that it survives restarts and power losses. */
export function newestPointerFile(dataDir: string, storeUrl: string): NewestPointer {
  const home = join(dataDir, 'release-pointers')
  const path = join(home, `${storeId(storeUrl)}.json`)

  async function read(): Promise<SignedDocument | null> {
    const text = await readIfPresent(path)
    return text === null ? null : parsePointerFile(text, path)
  }

  return {
    read,
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
