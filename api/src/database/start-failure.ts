import { failureOfDatabase, sqlState } from './failures'

/** One sentence for operators on a database that lets a start fail, saying how to fix it; undefined for any other error. */
export function explainStartFailure(error: unknown): string | undefined {
  const state = sqlState(error) ?? ''
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database at DATABASE_URL does not answer (${code}). Start it, or fix the address.`
  if (/^(28|3D)/.test(state))
    return `The database at DATABASE_URL does not let us in (${message}). Fix its user, password or name there.`
  if (state === '55P03')
    return 'The database at DATABASE_URL is locked by another transaction. Find it in pg_stat_activity, end it, and start again.'
  if (state === '53300')
    return 'The database at DATABASE_URL has no free connection. Raise its max_connections, or run fewer servers on it.'
  if (failureOfDatabase(error)?.status === 503)
    return `The database at DATABASE_URL does not answer in time (${message}). Check that it runs and is not overloaded.`
  return undefined
}
