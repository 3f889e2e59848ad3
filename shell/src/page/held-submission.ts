import type { Submission } from '@shop/shared-ui'
import { onNavigation } from '../router/until-idle'

/** Holds the submission that the document responds to until the visitor navigates, also for a part that loads late. */
export function heldSubmission(
  router: Parameters<typeof onNavigation>[0],
  current: Submission | undefined,
): { current?: Submission } {
  const held = { current }
  if (current) onNavigation(router, () => (held.current = undefined))
  return held
}
