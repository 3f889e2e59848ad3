import { clearBetweenSessions } from '@shop/federation/facades/clear-between-sessions'
import type { DataStrategyFunction, HydrationState } from 'react-router-dom'

/** Loader results of about the last ten pages. */
const MAX_KEPT = 30

/**
 * Runs loaders as the router does, and keeps their results: without a connection, pages of this visit are shown as they
 * were loaded, and others fail at once, even if their loader would do without data. Nothing outlives its session.
 */
export function keepPages(hydration: HydrationState | null): DataStrategyFunction {
  const results = new Map<string, unknown>()
  clearBetweenSessions(() => results.clear())
  const keep = (key: string, result: unknown) => {
    results.delete(key)
    results.set(key, result)
    for (const oldest of results.keys()) if (results.size > MAX_KEPT) results.delete(oldest)
    return result
  }
  const keyOf = (routeId: string, url: string) => `${routeId} ${url.replace(/#.*/, '')}`
  for (const [id, result] of Object.entries(hydration?.loaderData ?? {})) keep(keyOf(id, location.href), result)

  return async ({ request, matches }) => {
    const isRead = request.method === 'GET'
    const loading = matches
      .filter(({ shouldLoad }) => shouldLoad)
      .map(async ({ route, resolve }) => {
        const key = keyOf(route.id, request.url)
        const result = await resolve(async (handler) => {
          if (!isRead || navigator.onLine) return handler()
          if (!results.has(key)) throw new Error('offline')
          return results.get(key)
        })
        if (isRead && result.type === 'data' && !(result.result instanceof Response)) keep(key, result.result)
        return [route.id, result] as const
      })
    return Object.fromEntries(await Promise.all(loading))
  }
}
