import { access } from 'node:fs/promises'
import type { ReleaseStore } from '../release-store'
import { healthFiles } from './health-files'
import { pointerFile } from './pointer-file'
import { releaseFolders } from './release-folders'
import { revocationsFile } from './revocations-file'
import { signalFiles } from './signal-files'
import { errorFiles } from './error-files'
import { openStoreFolder } from './store-folder'
import { watchFile } from './watch-file'

/**
 * A store in one folder: `<part>/<version>/` with the files and the signed `release.json`, `pointer.json`, and
 * `audit.jsonl`. Safe against kill -9 and against other processes of the same machine.
 */
export async function openDirectoryStore(path: string): Promise<ReleaseStore> {
  const folder = await openStoreFolder(path)
  const { steps, underLock } = folder
  return {
    location: path,
    ping: () => access(path),
    ...releaseFolders(folder),
    ...pointerFile(folder),
    ...revocationsFile(folder),
    watch(onChange) {
      const stops = [folder.pointerPath, folder.revocationsPath].map((file) => watchFile(file, onChange))
      return () => stops.forEach((stop) => stop())
    },
    appendAudit: (entry) => underLock(() => steps.append(entry)),
    listAudit: () => steps.list(),
    lastMove: () => steps.lastMove(),
    async wasReleased(part, version) {
      return (await steps.list()).some(
        ({ revision, changes }) =>
          revision !== null && changes.some((change) => change.part === part && change.to === version),
      )
    },
    ...healthFiles(path),
    ...signalFiles(path),
    ...errorFiles(path),
    pruneCache: async () => undefined,
    close: async () => undefined,
  }
}
