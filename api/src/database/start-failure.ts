import { failureOfDatabase, sqlState } from './failures'
import { UnsupportedDatabase } from './unsupported-database'

/** One sentence for operators about a database that prevents the start, with its fix; undefined for any other error. */
export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof UnsupportedDatabase) return error.message
  const state = sqlState(error) ?? ''
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database at DATABASE_URL does not respond (${code}). Start it, or correct the address.`
  if (/^(28|3D)/.test(state))
    return `The database at DATABASE_URL refused the login (${message}). Correct its user, password or name there.`
  if (state === '55P03')
    return 'The database at DATABASE_URL is locked by another transaction. Find it in pg_stat_activity, terminate it, and start again.'
  if (state === '53300')
    return 'The database at DATABASE_URL has no free connection. Raise its max_connections, or run fewer servers on it.'
  if (failureOfDatabase(error)?.status === 503)
    return `The database at DATABASE_URL does not respond in time (${message}). Check that it is running and not overloaded.`
  return undefined
}
