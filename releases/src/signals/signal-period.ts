import { ReleaseError } from '../release-error'
import { SIGNAL_RETENTION_DAYS } from '../store/release-store'

const HOUR_MS = 3_600_000
const DEFAULT_HOURS = 24
const MAX_HOURS = SIGNAL_RETENTION_DAYS * 24

/** The time (ISO) from which signals or errors of the last hours are read; throws `usage` beyond what is stored. */
export function signalPeriod(hours = DEFAULT_HOURS): string {
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS)
    throw new ReleaseError(
      'usage',
      `Signals are stored for ${SIGNAL_RETENTION_DAYS} days: choose 1 to ${MAX_HOURS} hours.`,
    )
  return new Date(Date.now() - (hours - 1) * HOUR_MS).toISOString()
}
