import { ApiError, type Api } from '@shop/shared-api'
import { useCallback, useEffect, useState } from 'react'
import { useApi } from './api-context'

/** Where a question to the API stands. */
export interface Asked<T> {
  answer: T | undefined
  failure: ApiError | undefined
  askAgain(): void
  /** Puts what a later call answered in its place. */
  replace(answer: T): void
}

/** Asks in the browser whenever `question` is another function (keep it with useCallback); undefined asks nothing. Ask silently: its failure is for the screen to show. */
export function useAnswer<T>(question: ((api: Api, signal: AbortSignal) => Promise<T>) | undefined): Asked<T> {
  const api = useApi()
  const [told, setTold] = useState<{ question: unknown; answer?: T; failure?: ApiError }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!question) return
    const leaving = new AbortController()
    question(api, leaving.signal).then(
      (answer) => leaving.signal.aborted || setTold({ question, answer }),
      (failure: unknown) => {
        if (leaving.signal.aborted) return
        if (!(failure instanceof ApiError)) throw failure
        setTold((last) => ({ question, answer: last?.question === question ? last.answer : undefined, failure }))
      },
    )
    return () => leaving.abort()
  }, [api, question, round])
  const askAgain = useCallback(() => setRound((last) => last + 1), [])
  const replace = useCallback((answer: T) => setTold({ question, answer }), [question])
  const current = told?.question === question ? told : undefined
  return { answer: current?.answer, failure: current?.failure, askAgain, replace }
}
