import { join } from 'node:path'
import { signedDocument, type SignedDocument } from '../contract'
import { readIfPresent, replaceFile } from '../disk/durable-file'

/**
 * Asks for the pointer and keeps a copy in the cache folder; when asking fails the copy answers, so that a server
 * can start while the registry is away.
 */
export function keptPointer(
  cacheFolder: string,
  ask: () => Promise<SignedDocument | null>,
): () => Promise<SignedDocument | null> {
  const path = join(cacheFolder, 'pointer.json')
  return async () => {
    const asked = await ask().catch(async (error: unknown) => {
      const kept = await readIfPresent(path)
      if (kept === null) throw error
      return signedDocument.parse(JSON.parse(kept))
    })
    const text = asked && JSON.stringify(asked)
    if (text !== null && (await readIfPresent(path)) !== text) {
      await replaceFile(path, text, join(cacheFolder, '.incoming'))
    }
    return asked
  }
}
