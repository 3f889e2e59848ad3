import { join } from 'node:path'
import { signedDocument, type SignedDocument } from '../contract'
import { readIfPresent, replaceFile } from '../disk/durable-file'

/**
 * Fetches the pointer and caches it in a folder; when fetching fails it returns the cached one, so that a server can
 * start while the registry is away.
 */
export function cachedPointer(
  cacheFolder: string,
  fetchPointer: () => Promise<SignedDocument | null>,
): () => Promise<SignedDocument | null> {
  const path = join(cacheFolder, 'pointer.json')
  return async () => {
    const pointer = await fetchPointer().catch(async (error: unknown) => {
      const cached = await readIfPresent(path)
      if (cached === null) throw error
      return signedDocument.parse(JSON.parse(cached))
    })
    const text = pointer && JSON.stringify(pointer)
    if (text !== null && (await readIfPresent(path)) !== text) {
      await replaceFile(path, text, join(cacheFolder, '.incoming'))
    }
    return pointer
  }
}
