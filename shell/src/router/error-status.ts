import { isRouteErrorResponse } from 'react-router-dom'

/** The HTTP status that an error stands for (a loader's answer, or the API's); undefined for a fault of code. */
export function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : undefined
}
