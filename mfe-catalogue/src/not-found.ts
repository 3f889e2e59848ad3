import { data } from 'react-router-dom'

/** Statuses by which the API says that an address names nothing; 422 is a key that could not even be one. */
const NAMES_NOTHING = [404, 422]

/** Turns the API's "no such thing" into the page's own 404; any other failure goes on to the content boundary. */
export function orNotFound(failure: unknown): never {
  const status = (failure as { status?: unknown } | null)?.status
  if (NAMES_NOTHING.includes(status as number))
    throw data({ message: 'There is nothing at this address.' }, { status: 404 })
  throw failure
}
