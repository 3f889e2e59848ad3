import { data } from 'react-router-dom'

/** API statuses for a missing resource; 422 is a malformed key. */
const NOT_FOUND_STATUSES = [404, 422]

/** Rethrows a missing resource as the page's 404; other errors go to the content boundary. */
export function orNotFound(failure: unknown): never {
  const status = (failure as { status?: unknown } | null)?.status
  if (NOT_FOUND_STATUSES.includes(status as number))
    throw data({ message: 'We couldn’t find this page.' }, { status: 404 })
  throw failure
}
