import { join } from 'node:path'
import { errorRollup } from '../../contract/errors'
import { sumErrors } from '../../errors/sum-errors'
import { SIGNAL_RETENTION_DAYS, type ReleaseStore } from '../release-store'
import { hourlyFiles } from './hourly-files'

/** Errors of browsers in hourly files. */
export function errorFiles(folder: string): Pick<ReleaseStore, 'reportErrors' | 'readErrors'> {
  const files = hourlyFiles(join(folder, '.errors'), {
    retentionDays: SIGNAL_RETENTION_DAYS,
    parse: (value) => errorRollup.parse(value),
    sum: sumErrors,
  })
  return {
    reportErrors: ({ errors }) =>
      files.append((hour, now) => {
        const at = now.toISOString()
        return errors.map((error) => ({ hour, firstAt: at, lastAt: at, ...error }))
      }),
    readErrors: files.since,
  }
}
