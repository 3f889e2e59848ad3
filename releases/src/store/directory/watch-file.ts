import { watch as watchFolder, type BigIntStats, type FSWatcher } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'

const pollEvery = 250

/**
 * Calls back at once and whenever a file is replaced. The system's notice is usual and immediate; the poll catches what
 * network folders and exhausted watch limits do not tell. Neither keeps the process alive.
 */
export function watchFile(path: string, onChange: () => void): () => void {
  let known: string | undefined
  let stopped = false

  async function look(): Promise<void> {
    const found = fingerprint(await stat(path, { bigint: true }).catch(() => undefined))
    if (stopped || found === known) return
    known = found
    onChange()
  }

  void look()
  const timer = setInterval(() => void look(), pollEvery).unref()
  const watcher = startWatcher(dirname(path), (name) => {
    if (name === null || name === basename(path)) void look()
  })
  return () => {
    stopped = true
    clearInterval(timer)
    watcher?.close()
  }
}

function fingerprint(stats: BigIntStats | undefined): string {
  return stats ? `${stats.ino}:${stats.mtimeNs}:${stats.size}` : 'absent'
}

function startWatcher(folder: string, onEvent: (name: string | null) => void): FSWatcher | undefined {
  try {
    const watcher = watchFolder(folder, { persistent: false }, (_event, name) => onEvent(name))
    watcher.on('error', () => watcher.close())
    return watcher
  } catch {
    return undefined
  }
}
