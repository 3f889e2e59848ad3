import { useAsked, type Asked, type Question } from '@shop/shared-forms'
import { useApi } from './cart/cart-context'

/** Asks this part's API when the component appears and on `askAgain`. `question` must keep its identity; undefined asks nothing. */
export function useAnswer<T>(question: Question<T> | undefined): Asked<T> {
  return useAsked(useApi(), question)
}
