import type { PartVersion, Renderer } from '@shop/releases'
import { LRUCache } from 'lru-cache'

/** Processes of previews at the same time, of about 100 MB each, in addition to that of a preview that is being prepared. */
const MAX_PROCESSES = 4

/** Whether a set contains a version, which a renderer may have made up. */
type IsPreviewed = (version: PartVersion) => boolean

/** The processes of all previews of one site. */
export interface PreviewProcesses {
  /** Only versions that `isPreviewed` counts as known are named in reports of what their code tries. */
  start(isPreviewed: IsPreviewed): Renderer
  /** Prepares one preview after the other, so that several faulty ones occupy one processor at most. */
  prepare<T>(work: () => Promise<T>): Promise<T>
  /** Counts a process among those that run, and ends the least recently used one if they are too many. */
  markUsed(process: Renderer): void
  stop(): void
}

/** Limits the processes of previews: each is ended for another one, and started again when a page needs it. */
export function createPreviewProcesses(start: PreviewProcesses['start']): PreviewProcesses {
  const running = new LRUCache<Renderer, true>({ max: MAX_PROCESSES, dispose: (_is, process) => process.stop() })
  let prepared: Promise<unknown> = Promise.resolve()

  return {
    start,
    prepare(work) {
      const result = prepared.then(work)
      prepared = result.catch(() => undefined)
      return result
    },
    markUsed(process) {
      if (!running.has(process)) void process.ended.then(() => running.delete(process))
      running.set(process, true)
    },
    stop: () => running.clear(),
  }
}
