import type { HealthReport } from '../contract'
import type { ReleaseStore } from '../store/release-store'

const RETENTION_MS = 60 * 60_000

/** The last hour's health reports of all document servers. */
export interface HealthLog {
  /** Loads new reports from the store. */
  follow(): Promise<void>
  /** Reports of the last `time` ms. */
  last(time: number): HealthReport[]
}

/** A log over a store; it drops reports older than an hour. */
export function createHealthLog(store: Pick<ReleaseStore, 'readHealth'>): HealthLog {
  let cursor: string | null = null
  let reports: HealthReport[] = []
  const since = (time: number) => reports.filter(({ at }) => Date.parse(at) >= Date.now() - time)
  return {
    async follow() {
      const read = await store.readHealth(cursor)
      cursor = read.cursor
      if (read.reports.length === 0) return
      reports = [...since(RETENTION_MS), ...read.reports]
    },
    last: since,
  }
}
