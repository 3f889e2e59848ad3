import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releaseManifest, type ReleaseManifest, type SignedDocument } from '../contract'
import { isErrno } from '../disk/durable-file'
import { inParallel } from '../in-parallel'
import { integrityOf } from '../manifest/integrity'
import { isReleasePath } from '../manifest/release-files'
import { ReleaseError } from '../release-error'
import { manifestFile, signatureFile } from './directory/stage-release'

/**
 * Fetches every file of a release, and its compressed copies, into `<cache>/<part>/<version>` in one step. `fetchFile`
 * answers null for a file that is not there; what arrives other than its hash says is refused.
 */
export async function materialise(
  cacheFolder: string,
  document: SignedDocument | null,
  fetchFile: (manifest: ReleaseManifest, path: string) => Promise<Buffer | null>,
): Promise<string> {
  if (!document) throw new ReleaseError('not-found', 'This release is not there.')
  const manifest = releaseManifest.parse(JSON.parse(document.payload))
  const { part, version, files } = manifest
  const staged = join(cacheFolder, '.incoming', `${part}-${version}-${randomUUID()}`)

  async function write(path: string, content: Buffer | string): Promise<void> {
    await mkdir(dirname(join(staged, path)), { recursive: true })
    await writeFile(join(staged, path), content)
  }

  try {
    await inParallel(Object.entries(files), async ([path, { integrity }]) => {
      if (!isReleasePath(path)) throw new ReleaseError('refused', `${part} ${version} names the file ${path}.`)
      const content = await fetchFile(manifest, path)
      if (!content || integrityOf(content) !== integrity) {
        throw new ReleaseError('refused', `${path} of ${part} ${version} did not arrive as its hash says.`)
      }
      await write(path, content)
      if (!path.startsWith('browser/')) return
      for (const suffix of ['.br', '.gz']) {
        const copy = files[path + suffix] ? null : await fetchFile(manifest, path + suffix)
        if (copy) await write(path + suffix, copy)
      }
    })
    await write(manifestFile, document.payload)
    await write(signatureFile, JSON.stringify({ keyId: document.keyId, signature: document.signature }))
    const folder = join(cacheFolder, part, version)
    await mkdir(dirname(folder), { recursive: true })
    await rename(staged, folder).catch((error: unknown) => {
      if (!isErrno(error, 'ENOTEMPTY') && !isErrno(error, 'EEXIST')) throw error
    })
    return folder
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}
