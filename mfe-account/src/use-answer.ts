import { isLoggedInHint } from '@shop/shared-api'
import { useAsked, type Asked, type Question } from '@shop/shared-forms'
import { useApi } from './api-context'

/** Asks this part's API whenever `question` is another function (keep it with useCallback). Without a token nothing is asked, unless `guestsMay`. */
export function useAnswer<T>(question: Question<T>, { guestsMay = false } = {}): Asked<T> {
  return useAsked(useApi(), guestsMay || isLoggedInHint() ? question : undefined)
}
