import { ApiError, readToken, type Api } from '@shop/shared-api'
import { useCallback, useEffect, useState } from 'react'
import { useApi } from './api-context'

/** Where a question to the API stands; `answer` outlives a later question until its answer is here. */
export interface Asked<T> {
  answer: T | undefined
  failure: ApiError | undefined
  /** A question is under way. */
  asking: boolean
  askAgain(): void
  /** Puts what a later call answered in its place. */
  replace(answer: T): void
}

type Question<T> = (api: Api, signal: AbortSignal) => Promise<T>
interface Told<T> {
  question: Question<T>
  answer?: T
  failure?: ApiError
}

/**
 * Asks in the browser whenever `question` is another function (keep it with useCallback). Its failure is for
 * the screen to show: ask silently. Without a token nothing is asked, unless `guestsMay`.
 */
export function useAnswer<T>(question: Question<T>, { guestsMay = false } = {}): Asked<T> {
  const api = useApi()
  const [told, setTold] = useState<Told<T>>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!guestsMay && !readToken()) return
    const leaving = new AbortController()
    question(api, leaving.signal).then(
      (answer) => leaving.signal.aborted || setTold({ question, answer }),
      (failure: unknown) => {
        if (leaving.signal.aborted) return
        if (!(failure instanceof ApiError)) throw failure
        setTold({ question, failure })
      },
    )
    return () => leaving.abort()
  }, [api, guestsMay, question, round])

  const replace = useCallback((answer: T) => setTold({ question, answer }), [question])
  const askAgain = useCallback(() => {
    setTold((last) => last && { ...last, failure: undefined })
    setRound((last) => last + 1)
  }, [])
  const current = told?.question === question ? told : undefined
  return {
    answer: told?.answer,
    failure: current?.failure,
    asking: !current || (current.answer === undefined && current.failure === undefined),
    askAgain,
    replace,
  }
}
