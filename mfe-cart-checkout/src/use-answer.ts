import type { Api } from '@shop/shared-api'
import { useEffect, useState } from 'react'
import { useApi } from './cart/cart-context'

/** What the API answers to a question asked once, when the component appears; undefined until then and when it fails. */
export function useAnswer<T>(ask: (api: Api, signal: AbortSignal) => Promise<T>): T | undefined {
  const api = useApi()
  const [answer, setAnswer] = useState<T>()
  useEffect(() => {
    const leaving = new AbortController()
    ask(api, leaving.signal).then(
      (value) => leaving.signal.aborted || setAnswer(value),
      () => undefined,
    )
    return () => leaving.abort()
  }, [api, ask])
  return answer
}
