import { join } from 'node:path'
import { createReadApi } from '@shop/shared-api/read-api'
import type { ServerConfig } from './config'
import { openPopularPages } from './documents/popular-pages'
import { countedFetch } from './health/counted-fetch'
import type { HealthMeter } from './health/health-meter'
import { followRevision, readRevisionOf } from './http/api-revision'
import { cachedFetch } from './http/cached-fetch'
import { apiCaller } from './http/call-api'
import { withRequestId } from './http/request-ids'
import { createEmptySearches } from './searches/empty-searches'
import { watchSearches } from './searches/watch-searches'
import { createBrand } from './site/shop-brand'

/** The API's data as documents use it, and its most requested pages. */
export function openApiData({ apiUrl, dataDir }: ServerConfig, meter: HealthMeter) {
  let onPoll: () => void = () => undefined
  const revision = followRevision({ read: readRevisionOf(apiUrl), onPoll: () => onPoll() })
  const searches = createEmptySearches()
  const apiFetch = cachedFetch(watchSearches(searches, countedFetch(meter, withRequestId(fetch))), {
    revision,
    // Otherwise an outage would look like a few failures, and its effects would be blamed on parts.
    onRefused: () => meter.apiAnswered(false),
  })
  const call = apiCaller(apiUrl, apiFetch)
  const api = createReadApi((path) => call(`/api${path}`))
  return {
    api,
    call,
    revision,
    searches,
    brand: createBrand({ api, apiUrl }),
    isUnchanged: apiFetch.isUnchanged,
    popular: openPopularPages(join(dataDir, 'document-server/popular-pages.json')),
    /** Calls `run` whenever the revision was read, from then on. */
    onPoll(run: () => void): void {
      onPoll = run
    },
  }
}

/** See `openApiData`. */
export type ApiData = ReturnType<typeof openApiData>
