import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import compareVersions from 'semver/functions/compare'
import { signedDocument } from '../../contract'
import { createFolder, readIfPresent, replaceFile, syncFolder } from '../../disk/durable-file'
import { assertUnused, sameRelease } from '../conflicts'
import type { IncomingRelease, ReleaseStore, VersionMethods } from '../release-store'
import { provenanceFile, signatureFile, stageRelease } from './stage-release'
import type { StoreFolder } from './store-folder'

const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** The versions in `<part>/<version>/`, put in place and removed by one rename each. */
export function releaseFolders(store: StoreFolder): VersionMethods {
  const { incoming, versionFolder, removedPath, getRelease, underLock } = store

  async function hasRelease(part: string, version: string, payload: string): Promise<boolean> {
    const stored = await getRelease(part, version)
    const removed = stored ? null : await readIfPresent(removedPath(part, version))
    return sameRelease(part, version, stored?.payload ?? removed, payload) && stored !== null
  }

  return {
    getRelease,
    hasRelease,
    async putRelease(release) {
      const { manifest, document } = release
      const isStored = () => hasRelease(manifest.part, manifest.version, document.payload)
      if (await isStored()) return 'unchanged'
      return stageRelease(incoming, release, (staged) =>
        underLock(async () => {
          await removeAbandoned(incoming)
          if (await isStored()) return 'unchanged'
          await placeStaged(store, staged, release)
          return 'stored'
        }),
      )
    },
    async listParts() {
      const entries = await readdir(store.path, { withFileTypes: true })
      return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
    },
    async listVersions(part) {
      const names = await readdir(join(store.path, part)).catch(() => [])
      return names.sort(compareVersions)
    },
    folderOf: async (part, version) => versionFolder(part, version),
    inspect: (part, version, look) => look(versionFolder(part, version)),
    removeRelease: (...removal) => underLock(() => removeVersion(store, ...removal)),
    async getProvenance(part, version) {
      const text = await readIfPresent(join(versionFolder(part, version), provenanceFile))
      return text === null ? null : signedDocument.parse(JSON.parse(text))
    },
    putProvenance: (part, version, document) =>
      underLock(async () => {
        if (!(await getRelease(part, version))) return
        await replaceFile(join(versionFolder(part, version), provenanceFile), JSON.stringify(document), incoming)
      }),
    resignRelease: (part, version, { keyId, signature, payload }) =>
      underLock(async () => {
        if (!(await hasRelease(part, version, payload))) return
        const path = join(versionFolder(part, version), signatureFile)
        await replaceFile(path, JSON.stringify({ keyId, signature }), incoming)
      }),
  }
}

async function placeStaged(store: StoreFolder, staged: string, { manifest, entry }: IncomingRelease): Promise<void> {
  const home = join(store.path, manifest.part)
  await createFolder(home)
  await store.steps.run(entry, async () => {
    await rename(staged, store.versionFolder(manifest.part, manifest.version))
    await syncFolder(home)
  })
}

async function removeVersion(
  { path, incoming, versionFolder, removedPath, getRelease, readPointer, steps }: StoreFolder,
  ...[part, version, entry, isUnused = () => true]: Parameters<ReleaseStore['removeRelease']>
): Promise<boolean> {
  const document = await getRelease(part, version)
  if (!document || !isUnused(await steps.list())) return false
  assertUnused(await readPointer(), part, version)
  await createFolder(join(path, '.removed'))
  await replaceFile(removedPath(part, version), document.payload, incoming)
  const removedFolder = join(incoming, `removed-${randomUUID()}`)
  await steps.run(entry, async () => {
    await rename(versionFolder(part, version), removedFolder)
    await syncFolder(join(path, part))
  })
  await rm(removedFolder, { recursive: true, force: true })
  return true
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}
