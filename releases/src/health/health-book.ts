import type { HealthReport } from '../contract'
import type { ReleaseStore } from '../store/release-store'

const kept = 60 * 60_000

/** The last hour's health reports of all document servers, followed in the store. */
export interface HealthBook {
  /** Takes in what was reported since the last time. */
  follow(): Promise<void>
  /** Reports of the last `time` ms. */
  last(time: number): HealthReport[]
}

/** A book that reads from a store; it forgets what is older than an hour. */
export function healthBook(store: Pick<ReleaseStore, 'readHealth'>): HealthBook {
  let cursor: string | null = null
  let reports: HealthReport[] = []
  const since = (time: number) => reports.filter(({ at }) => Date.parse(at) >= Date.now() - time)
  return {
    async follow() {
      const read = await store.readHealth(cursor)
      cursor = read.cursor
      if (read.reports.length === 0) return
      reports = [...since(kept), ...read.reports]
    },
    last: since,
  }
}
