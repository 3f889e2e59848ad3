import { ApiError, type Api } from '@shop/shared-api'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A question to the API, which is given up when its signal says so. Ask silently: its failure is for the screen to show. */
export type Question<T> = (api: Api, signal: AbortSignal) => Promise<T>

/** Where a question stands; `answer` outlives another try and a later question, until their answer is here. */
export interface Asked<T> {
  answer: T | undefined
  failure: ApiError | undefined
  /** An answer to this very question is still to come. */
  asking: boolean
  /** Another try, for which a failure makes room at once. */
  askAgain(): void
  /** Asks anew without a word: what is shown, a failure too, stays until the answer is here. */
  lookAgain(): void
  /** Puts what a later call answered in the answer's place, or what is made of the answer that stands there. One that is still under way is older, and dropped. */
  replace(next: T | ((last: T) => T)): void
}

interface Told<T> {
  question: Question<T>
  answer?: T
  failure?: ApiError
}

/** Asks in the browser when the component appears and whenever `question` is another function (keep it with useCallback); undefined asks nothing. */
export function useAsked<T>(api: Api, question: Question<T> | undefined): Asked<T> {
  const [told, setTold] = useState<Told<T>>()
  const [round, setRound] = useState(0)
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => {
    if (!question) return
    const leaving = (underWay.current = new AbortController())
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

  const replace = useCallback(
    (next: T | ((last: T) => T)) => {
      if (!question) return
      underWay.current?.abort()
      setTold((last) => ({ question, answer: next instanceof Function ? next(last?.answer as T) : next }))
    },
    [question],
  )
  const lookAgain = useCallback(() => setRound((last) => last + 1), [])
  const askAgain = useCallback(() => {
    setTold((last) => last && { ...last, failure: undefined })
    lookAgain()
  }, [lookAgain])
  const current = told && told.question === question ? told : undefined
  return {
    answer: told?.answer,
    failure: current?.failure,
    asking: !current || (current.answer === undefined && current.failure === undefined),
    askAgain,
    lookAgain,
    replace,
  }
}
