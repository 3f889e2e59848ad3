import { watch as watchFolder, type BigIntStats, type FSWatcher } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'

const POLL_INTERVAL_MS = 250

/**
 * Calls back at once and whenever a file is replaced. File system events are immediate; polling covers network
 * folders and exhausted watch limits. Neither keeps the process alive.
 */
export function watchFile(path: string, onChange: () => void): () => void {
  let lastFingerprint: string | undefined
  let stopped = false

  async function check(): Promise<void> {
    const found = fingerprint(await stat(path, { bigint: true }).catch(() => undefined))
    if (stopped || found === lastFingerprint) return
    lastFingerprint = found
    onChange()
  }

  void check()
  const timer = setInterval(() => void check(), POLL_INTERVAL_MS).unref()
  const watcher = startWatcher(dirname(path), (name) => {
    if (name === null || name === basename(path)) void check()
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
