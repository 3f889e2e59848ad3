import { randomUUID } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { signedDocument, type SignedDocument } from '../../contract'
import { integrityOf } from '../../manifest/integrity'
import { isBrowserFile } from '../../manifest/release-files'
import { ReleaseError } from '../../release-error'
import { inParallel } from '../../in-parallel'
import type { IncomingRelease } from '../release-store'
import { compressedCopies } from './compressed-copies'
import { createFolder, readIfPresent, syncFolder } from '../../disk/durable-file'

/** Names of the signed manifest inside a version's folder: its exact bytes, and its signature. */
export const manifestFile = 'release.json'
export const signatureFile = 'release.json.sig'
/** The signed statement who published it, and from what it was built. */
export const provenanceFile = 'provenance.json'

/** The signed manifest in a version's folder, or null when there is no such version. */
export async function readStoredRelease(folder: string): Promise<SignedDocument | null> {
  const [payload, signature] = await Promise.all(
    [manifestFile, signatureFile].map((file) => readIfPresent(join(folder, file))),
  )
  return payload == null || signature == null ? null : signedDocument.parse({ ...JSON.parse(signature), payload })
}

/**
 * Writes a complete version into a new folder under `incoming`, synced to disk, so that `store` puts it in place by one
 * rename. Bytes that don't match the manifest are refused while copying. Deletes the folder in the end if it still exists.
 */
export async function stageRelease<Outcome>(
  incoming: string,
  release: IncomingRelease,
  store: (staged: string) => Promise<Outcome>,
): Promise<Outcome> {
  const { part, version } = release.manifest
  const staged = join(incoming, `${part}-${version}-${randomUUID()}`)
  try {
    await writeRelease(staged, release)
    return await store(staged)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

async function writeRelease(staged: string, { manifest, document, folder: source }: IncomingRelease): Promise<void> {
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
    if (!isBrowserFile(path)) return
    for (const [suffix, copy] of Object.entries(await compressedCopies(join(staged, path)))) {
      if (!manifest.files[path + suffix]) await write(path + suffix, copy)
    }
  }
  await inParallel(Object.entries(manifest.files), ([path, { integrity }]) => storeFile(path, integrity))
  await write(manifestFile, document.payload)
  await write(signatureFile, JSON.stringify({ keyId: document.keyId, signature: document.signature }))
  for (const folder of folders) await syncFolder(folder)
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
