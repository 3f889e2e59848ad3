import { useAsked, type Asked, type Question } from '@shop/shared-forms'
import { useApi } from './api-context'

/** Asks this part's API whenever `question` is another function (keep it with useCallback); undefined asks nothing. The answer to an earlier question is no answer, and another look leaves what is shown until it has come. */
export function useAnswer<T>(question: Question<T> | undefined): Asked<T> {
  const asked = useAsked(useApi(), question)
  return { ...asked, answer: asked.asking ? undefined : asked.answer, askAgain: asked.lookAgain }
}
