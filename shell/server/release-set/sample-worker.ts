import { createApi } from '@shop/shared-api'
import { cachedFetch } from '../http/cached-fetch'
import type { StoredRelease } from './load-bundle'
import type { BundleCache } from './prepare-set'
import { renderSamples } from './render-samples'

interface SampleRequest {
  id: number
  parts: Record<string, StoredRelease>
}

const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`
const api = createApi({ baseUrl: `${apiUrl}/api`, fetch: cachedFetch() })
const origin = process.env['PUBLIC_URL'] ?? 'http://localhost:3000'
const cache: BundleCache = new Map()

/** The process in which the registry's gate tries a candidate set: one request per message, ended by its parent. */
process.on('message', ({ id, parts }: SampleRequest) => {
  const set = Object.fromEntries(
    Object.entries(parts).map(([name, live]) => [name, { live, lastKnownGood: null }] as const),
  )
  renderSamples(set, { api, origin, cache }).then(
    (faults) => process.send?.({ id, faults }),
    (error: unknown) =>
      process.send?.({ id, faults: [{ part: '*', path: '*', cause: 'code', problem: String(error) }] }),
  )
})
process.send?.({ ready: true })
process.once('disconnect', () => process.exit(0))
