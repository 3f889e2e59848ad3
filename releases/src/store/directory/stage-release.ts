import { randomUUID } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { signedDocument, type ReleaseManifest, type SignedDocument } from '../../contract'
import { integrityOf } from '../../manifest/integrity'
import { ReleaseError } from '../../release-error'
import { inParallel } from '../../in-parallel'
import { compressedCopies } from './compressed-copies'
import { createFolder, readIfPresent, syncFolder } from '../../disk/durable-file'

/** Names of the signed manifest inside a version's folder: its exact bytes, and its signature. */
export const manifestFile = 'release.json'
export const signatureFile = 'release.json.sig'

/** The signed manifest in a version's folder, or null when there is no such version. */
export async function readStoredRelease(folder: string): Promise<SignedDocument | null> {
  const [payload, signature] = await Promise.all(
    [manifestFile, signatureFile].map((file) => readIfPresent(join(folder, file))),
  )
  return payload == null || signature == null ? null : signedDocument.parse({ ...JSON.parse(signature), payload })
}

/**
 * Writes a complete version into a new folder under `incoming`, synced to disk, so that one rename puts it in place.
 * Bytes that don't match the manifest are refused while copying.
 */
export async function stageRelease(
  incoming: string,
  source: string,
  manifest: ReleaseManifest,
  document: SignedDocument,
): Promise<string> {
  const staged = join(incoming, `${manifest.part}-${manifest.version}-${randomUUID()}`)
  const folders = new Set([staged])
  const write = async (path: string, content: Buffer | string): Promise<void> => {
    const target = join(staged, path)
    await createFolder(dirname(target))
    for (let folder = dirname(target); folder !== staged; folder = dirname(folder)) folders.add(folder)
    await writeReadOnly(target, content)
  }
  const storeFile = async (path: string, integrity: string): Promise<void> => {
    const content = await readFile(join(source, path))
    if (integrityOf(content) !== integrity) {
      throw new ReleaseError('refused', `${path} changed while it was being published. Build again, then publish.`)
    }
    await write(path, content)
    if (!path.startsWith('browser/')) return
    for (const [suffix, copy] of Object.entries(await compressedCopies(join(staged, path)))) {
      if (!manifest.files[path + suffix]) await write(path + suffix, copy)
    }
  }
  try {
    await inParallel(Object.entries(manifest.files), ([path, { integrity }]) => storeFile(path, integrity))
    await write(manifestFile, document.payload)
    await write(signatureFile, JSON.stringify({ keyId: document.keyId, signature: document.signature }))
    for (const folder of folders) await syncFolder(folder)
    return staged
  } catch (error) {
    await rm(staged, { recursive: true, force: true })
    throw error
  }
}

async function writeReadOnly(path: string, content: Buffer | string): Promise<void> {
  const handle = await open(path, 'wx', 0o444)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
