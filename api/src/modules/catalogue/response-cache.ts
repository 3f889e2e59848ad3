import { createHash } from 'node:crypto'
import type { EndpointName, Endpoints } from '@shop/shared-api/contract'
import { createAdmission, isInternal, type AdmissionLimits } from '@shop/shared-api/network'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import type { Call, Handler } from '../../plugins/serve'
import { revisionReader, timeBucket, type CatalogueRevision } from './catalogue-revision'
import { createRevisionCache } from './revision-cache'

/** Limits on computing lists. A club behind one address needs ten uncached lists a second. */
const LIMITS: AdmissionLimits = {
  perNetwork: { running: 2, waiting: 50, burst: 120, perSecond: 10 },
  total: { running: 6, waiting: 200 },
}

/** Maximum number of cached responses per process: about 20 KB each. */
const MAX_RESPONSES = 1_000

/** How much a search found, for document servers, which don't read the body. */
const TOTAL_HEADER = 'x-total-count'

type Compute<Name extends EndpointName> = (
  call: Call<Name>,
  revision: CatalogueRevision,
) => Promise<z.input<Endpoints[Name]['response']>>

/**
 * Caches serialized responses of public reads while the catalogue is unchanged: a cached response costs one share of
 * a small query, for any size of the catalogue, and is never older than the request. Computing is limited per
 * network, since any visitor can send searches that are not cached.
 */
export function createResponseCache(db: Database) {
  const currentRevision = revisionReader(db)
  const answers = createRevisionCache<{ body: Buffer; etag: string; total?: number }>(MAX_RESPONSES)
  const admit = createAdmission(LIMITS)

  /** `of` names the revision that a response depends on: all product data, or only ids and counts. */
  return function cached<Name extends EndpointName>(
    compute: Compute<Name>,
    of: keyof CatalogueRevision = 'content',
  ): Handler<Name> {
    return async (call) => {
      const revision = await currentRevision()
      const asOf = `${revision[of]} ${timeBucket()}`
      const { body, etag, total } = await answers(call.request.url, asOf, () =>
        admit(networkOfCaller(call.request), async () => {
          const answer = await compute(call, revision)
          const body = Buffer.from(call.reply.serialize(answer) as string)
          return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"`, total: totalOf(answer) }
        }),
      )
      call.reply.type('application/json; charset=utf-8').header('etag', etag)
      if (total !== undefined) call.reply.header(TOTAL_HEADER, total)
      return body as never
    }
  }
}

/** The number of all lines of a list, of which the answer is one page. */
const totalOf = (answer: unknown): number | undefined => (answer as { meta?: { total?: number } }).meta?.total

/** Undefined for a document server, which renders for all visitors and has its own limits. */
function networkOfCaller({ network, headers }: FastifyRequest): string | undefined {
  return headers['x-forwarded-for'] === undefined && isInternal(network) ? undefined : network
}
