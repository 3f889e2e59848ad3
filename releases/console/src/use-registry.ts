import { useCallback, useEffect, useState } from 'react'
import type { Registry, RegistryClient } from './registry-client'

/** Health is counted every two seconds; a sparkline has a minute's resolution. */
const healthEvery = 10_000

/** The registry as it is now: read anew at each move that anybody makes, told by the server's event stream. */
export function useRegistry(client: RegistryClient) {
  const [registry, setRegistry] = useState<Registry>()
  const [problem, setProblem] = useState<string>()

  const refresh = useCallback(
    () =>
      client.read().then(
        (read) => {
          setRegistry(read)
          setProblem(undefined)
        },
        (error: Error) => setProblem(error.message),
      ),
    [client],
  )

  useEffect(() => {
    void refresh()
    const events = new EventSource('/v1/pointer/events')
    events.addEventListener('pointer', () => void refresh())
    const timer = setInterval(() => void refresh(), healthEvery)
    return () => {
      events.close()
      clearInterval(timer)
    }
  }, [refresh])

  return { registry, problem, refresh }
}
