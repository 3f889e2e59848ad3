import { join } from 'node:path'
import { signalRollup } from '../../contract/signals'
import { sumRollups } from '../../signals/sum-rollups'
import { SIGNAL_RETENTION_DAYS, type ReleaseStore } from '../release-store'
import { hourlyFiles } from './hourly-files'

/** Signals in hourly files. */
export function signalFiles(folder: string): Pick<ReleaseStore, 'reportSignals' | 'readSignals'> {
  const files = hourlyFiles(join(folder, '.signals'), {
    retentionDays: SIGNAL_RETENTION_DAYS,
    parse: (value) => signalRollup.parse(value),
    sum: sumRollups,
  })
  return {
    reportSignals: ({ versions }) => files.append((hour) => versions.map((version) => ({ hour, ...version }))),
    readSignals: files.since,
  }
}
