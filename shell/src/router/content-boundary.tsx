import { ApiError } from '@shop/shared-api'
import { showErrorDialog } from '@shop/shared-ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { NotFound } from '../content/not-found'
import { reportHandledError } from '../page/page-watch'
import { statusOf } from './error-status'
import { UnavailablePage } from './unavailable-page'

/**
 * The error state within the layout: not-found for a 404, else a message with a retry. An API error of a loader is
 * shown in a dialog; a 401 has redirected to the login page already. Errors of code are reported, unless offline.
 */
export function ContentBoundary() {
  const error = useRouteError()
  const status = statusOf(error)
  useEffect(() => {
    if (status === 401 || status === 404 || !navigator.onLine) return
    if (error instanceof ApiError) void showErrorDialog(error)
    else if (status === undefined) reportHandledError(error)
  }, [error, status])
  if (status === 404) return <NotFound />
  return <UnavailablePage />
}
