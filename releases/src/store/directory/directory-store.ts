import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import compareVersions from 'semver/functions/compare'
import { releasePointer, signedDocument, type AuditDraft, type SignedDocument } from '../../contract'
import { ReleaseError } from '../../release-error'
import type { ReleaseStore } from '../release-store'
import { auditedSteps } from './audited-step'
import { createFolder, readIfPresent, replaceFile, syncFolder } from '../../disk/durable-file'
import { readStoredRelease, stageRelease } from './stage-release'
import { withStoreLock } from './store-lock'
import { watchFile } from './watch-file'

const abandonedAfter = 60 * 60 * 1000

/**
 * A store in one folder: `<part>/<version>/` with the files and the signed `release.json`, `pointer.json`,
 * and `audit.jsonl`. Safe against kill -9 and against other processes of the same machine.
 */
export async function openDirectoryStore(folder: string): Promise<ReleaseStore> {
  const incoming = join(folder, '.incoming')
  const pointerPath = join(folder, 'pointer.json')
  await createFolder(incoming)

  const versionFolder = (part: string, version: string): string => join(folder, part, version)

  async function readPointer(): Promise<SignedDocument | null> {
    const text = await readIfPresent(pointerPath)
    return text === null ? null : signedDocument.parse(JSON.parse(text))
  }

  const getRelease = (part: string, version: string) => readStoredRelease(versionFolder(part, version))

  const steps = auditedSteps(folder, incoming, async (entry) => {
    const [change] = entry.changes
    if (entry.action === 'publish') return change !== undefined && (await getRelease(change.part, change.to)) !== null
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
    if (!stored || stored.payload === payload) return stored !== null
    throw new ReleaseError(
      'conflict',
      `${part} ${version} is published already, with other content. A version never changes: ` +
        'raise the version in the part’s package.json, build, and publish that.',
    )
  }

  return {
    location: folder,
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
    async folderOf(part, version) {
      return versionFolder(part, version)
    },
    movePointer(expectedRevision, next, entry) {
      return underLock(async () => {
        const revision = revisionOf(await readPointer())
        if (revision !== expectedRevision) {
          throw new ReleaseError(
            'conflict',
            `Somebody else moved the releases meanwhile (revision ${revision}, yours was made on ` +
              `${expectedRevision}). Look at the status, then decide again. Nothing was changed.`,
          )
        }
        if (revisionOf(next) !== revision + 1) throw new Error('A pointer grows by one revision with each move')
        return steps.run(entry, () => replaceFile(pointerPath, JSON.stringify(next), incoming))
      })
    },
    appendAudit: (entry: AuditDraft) => underLock(() => steps.append(entry)),
    listAudit: () => steps.list(),
    watch: (onChange) => watchFile(pointerPath, onChange),
  }
}

function revisionOf(pointer: SignedDocument | null): number {
  return pointer === null ? 0 : releasePointer.parse(JSON.parse(pointer.payload)).revision
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { recursive: true, force: true })
  }
}
