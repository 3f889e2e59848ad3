import { isRouteErrorResponse } from 'react-router-dom'

/** The HTTP status of an error (a loader's response, or the API's); undefined for other errors. */
export function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : undefined
}
