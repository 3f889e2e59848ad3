import { UnavailablePage } from './unavailable-page'
import { useRouteError } from 'react-router-dom'
import { NotFound } from '../content/not-found'
import { statusOf } from './error-status'

/** What stands in the frame when a screen can't: not-found for a 404, else a notice with a way to try again. */
export function ContentBoundary() {
  if (statusOf(useRouteError()) === 404) return <NotFound />
  return <UnavailablePage />
}
