import { useCallback, useEffect, useRef, useState } from 'react'
import type { Registry, RegistryClient } from './registry-client'

/** Health is counted every two seconds; a sparkline has a minute's resolution. */
const HEALTH_REFRESH_MS = 10_000

/**
 * The current registry, reloaded at each move reported by the server's event stream. Responses older than the state
 * shown are ignored.
 */
export function useRegistry(client: RegistryClient) {
  const [registry, setRegistry] = useState<Registry>()
  const [problem, setProblem] = useState<string>()

  const reads = useRef({ requested: 0, shown: 0 })

  const refresh = useCallback(() => {
    const request = (reads.current.requested += 1)
    const show = (update: () => void) => {
      if (request < reads.current.shown) return
      reads.current.shown = request
      update()
    }
    return client.read().then(
      (read) =>
        show(() => {
          setRegistry(read)
          setProblem(undefined)
        }),
      (error: Error) => show(() => setProblem(error.message)),
    )
  }, [client])

  useEffect(() => {
    void refresh()
    const stop = client.watch(() => void refresh())
    const timer = setInterval(() => void refresh(), HEALTH_REFRESH_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [client, refresh])

  return { registry, problem, refresh }
}
