import { randomUUID } from 'node:crypto'
import { access, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import compareVersions from 'semver/functions/compare'
import { signedDocument, type AuditDraft, type SignedDocument } from '../../contract'
import { assertNext, assertUnused, revisionOf, sameRelease } from '../conflicts'
import type { ReleaseStore } from '../release-store'
import { auditedSteps } from './audited-step'
import { createFolder, readIfPresent, replaceFile, syncFolder } from '../../disk/durable-file'
import { healthFiles } from './health-files'
import { readStoredRelease, signatureFile, stageRelease } from './stage-release'
import { withStoreLock } from './store-lock'
import { watchFile } from './watch-file'

const ABANDONED_AFTER_MS = 60 * 60 * 1000

/**
 * A store in one folder: `<part>/<version>/` with the files and the signed `release.json`, `pointer.json`, and
 * `audit.jsonl`. Safe against kill -9 and against other processes of the same machine.
 */
export async function openDirectoryStore(folder: string): Promise<ReleaseStore> {
  const incoming = join(folder, '.incoming')
  const pointerPath = join(folder, 'pointer.json')
  await createFolder(incoming)

  const versionFolder = (part: string, version: string): string => join(folder, part, version)
  /** The manifest of a removed version, so that its number is never used for other bytes. */
  const removedPath = (part: string, version: string): string => join(folder, '.removed', `${part}@${version}.json`)

  async function readPointer(): Promise<SignedDocument | null> {
    const text = await readIfPresent(pointerPath)
    return text === null ? null : signedDocument.parse(JSON.parse(text))
  }

  const getRelease = (part: string, version: string) => readStoredRelease(versionFolder(part, version))

  const steps = auditedSteps(folder, incoming, async (entry) => {
    const [change] = entry.changes
    if (entry.action === 'publish') return change?.to != null && (await getRelease(change.part, change.to)) !== null
    if (entry.action === 'remove') return change?.from != null && (await getRelease(change.part, change.from)) === null
    return revisionOf(await readPointer()) === entry.revision
  })

  async function underLock<T>(work: () => Promise<T>): Promise<T> {
    return withStoreLock(folder, async () => {
      await steps.recover()
      return work()
    })
  }

  async function hasRelease(part: string, version: string, payload: string): Promise<boolean> {
    const stored = await getRelease(part, version)
    const removed = stored ? null : await readIfPresent(removedPath(part, version))
    return sameRelease(part, version, stored?.payload ?? removed, payload) && stored !== null
  }

  return {
    location: folder,
    ping: () => access(folder),
    readPointer,
    getRelease,
    hasRelease,
    async putRelease({ manifest, document, folder: source, entry }) {
      if (await hasRelease(manifest.part, manifest.version, document.payload)) return 'unchanged'
      const staged = await stageRelease(incoming, source, manifest, document)
      try {
        return await underLock(async () => {
          await removeAbandoned(incoming)
          if (await hasRelease(manifest.part, manifest.version, document.payload)) return 'unchanged'
          await createFolder(join(folder, manifest.part))
          await steps.run(entry, async () => {
            await rename(staged, versionFolder(manifest.part, manifest.version))
            await syncFolder(join(folder, manifest.part))
          })
          return 'stored'
        })
      } finally {
        await rm(staged, { recursive: true, force: true })
      }
    },
    async listParts() {
      const entries = await readdir(folder, { withFileTypes: true })
      return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
    },
    async listVersions(part) {
      const names = await readdir(join(folder, part)).catch(() => [])
      return names.sort(compareVersions)
    },
    pruneCache: async () => undefined,
    async folderOf(part, version) {
      return versionFolder(part, version)
    },
    movePointer(expectedRevision, next, entry) {
      return underLock(async () => {
        assertNext(revisionOf(await readPointer()), expectedRevision, next)
        return steps.run(entry, () => replaceFile(pointerPath, JSON.stringify(next), incoming))
      })
    },
    appendAudit: (entry: AuditDraft) => underLock(() => steps.append(entry)),
    listAudit: () => steps.list(),
    ...healthFiles(folder),
    async wasReleased(part, version) {
      return (await steps.list()).some(
        ({ revision, changes }) =>
          revision !== null && changes.some((change) => change.part === part && change.to === version),
      )
    },
    inspect: (part, version, look) => look(versionFolder(part, version)),
    removeRelease(part, version, entry) {
      return underLock(async () => {
        const document = await getRelease(part, version)
        if (!document) return
        assertUnused(await readPointer(), part, version)
        await createFolder(join(folder, '.removed'))
        await replaceFile(removedPath(part, version), document.payload, incoming)
        const removedFolder = join(incoming, `removed-${randomUUID()}`)
        await steps.run(entry, async () => {
          await rename(versionFolder(part, version), removedFolder)
          await syncFolder(join(folder, part))
        })
        await rm(removedFolder, { recursive: true, force: true })
      })
    },
    resignRelease(part, version, { keyId, signature, payload }) {
      return underLock(async () => {
        if (!(await hasRelease(part, version, payload))) return
        const path = join(versionFolder(part, version), signatureFile)
        await replaceFile(path, JSON.stringify({ keyId, signature }), incoming)
      })
    },
    resignPointer(document) {
      return underLock(async () => {
        const current = await readPointer()
        if (current?.payload !== document.payload) assertNext(revisionOf(current), -1, document)
        await replaceFile(pointerPath, JSON.stringify(document), incoming)
      })
    },
    watch: (onChange) => watchFile(pointerPath, onChange),
    close: async () => undefined,
  }
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}
