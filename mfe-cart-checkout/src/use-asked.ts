import { ApiError, type Api } from '@shop/shared-api'
import { useEffect, useState } from 'react'
import { useApi } from './cart/cart-context'

/** A question to the API with what came of it. */
export interface Asked<T> {
  answer: T | undefined
  problem: ApiError | undefined
  askAgain(): void
}

/** Asks the API when the component appears and on `askAgain`; an answer stays until the next one. `ask` must keep its identity. */
export function useAsked<T>(ask: (api: Api, signal: AbortSignal) => Promise<T>): Asked<T> {
  const api = useApi()
  const [came, setCame] = useState<{ answer?: T; problem?: ApiError }>({})
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    ask(api, leaving.signal).then(
      (answer) => leaving.signal.aborted || setCame({ answer }),
      (error: unknown) => leaving.signal.aborted || setCame({ problem: problemOf(error) }),
    )
    return () => leaving.abort()
  }, [api, ask, tries])
  function askAgain() {
    setCame({})
    setTries(tries + 1)
  }
  return { answer: came.answer, problem: came.problem, askAgain }
}

const problemOf = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError(0, 'failed', error instanceof Error ? error.message : String(error))
