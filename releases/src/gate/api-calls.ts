import { toCallAnswer, type CallAnswer } from '../renderer/renderer-messages'

const DEADLINE_MS = 5_000

/** The API for a renderer; counts the calls that failed or are still under way. */
export interface ApiCalls {
  call(path: string): Promise<CallAnswer>
  /** Whether any call since the last reset has not been answered well. */
  hasFailed(): boolean
  reset(): void
}

/** Makes API calls with a deadline. */
export function createApiCalls(apiUrl: string): ApiCalls {
  let open = new Set<symbol>()
  return {
    async call(path) {
      const id = Symbol(path)
      const calls = open.add(id)
      const signal = AbortSignal.timeout(DEADLINE_MS)
      const response = await fetch(apiUrl + path, { signal, redirect: 'manual' })
      const answer = await toCallAnswer(response)
      if (response.ok || response.status === 404) calls.delete(id)
      return answer
    },
    hasFailed: () => open.size > 0,
    reset: () => void (open = new Set()),
  }
}
