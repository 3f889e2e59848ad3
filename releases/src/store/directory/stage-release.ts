import { randomUUID } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { signedDocument, type ReleaseManifest, type SignedDocument } from '../../contract'
import { integrityOf } from '../../manifest/integrity'
import { ReleaseError } from '../../release-error'
import { inParallel } from '../../in-parallel'
import { compressedCopies } from './compressed-copies'
import { createFolder, readIfPresent, syncFolder } from '../../disk/durable-file'

/** Names of the signed manifest inside a version's folder: its exact bytes, and who signed them. */
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
 * Writes a whole version into a folder of its own under `incoming`, on the disk to the last byte, so that one
 * rename puts it in place. Bytes that differ from the manifest are refused as they are copied.
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
  const keep = async (path: string, integrity: string): Promise<void> => {
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
    await inParallel(Object.entries(manifest.files), ([path, { integrity }]) => keep(path, integrity))
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
