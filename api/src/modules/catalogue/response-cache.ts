import { createHash } from 'node:crypto'
import type { EndpointName, Endpoints } from '@shop/shared-api/contract'
import { createAdmission, isInternal, type AdmissionLimits } from '@shop/shared-api/network'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import type { Call, Handler } from '../../plugins/serve'
import { revisionReader, type CatalogueRevision } from './catalogue-revision'
import { createRevisionCache } from './revision-cache'

/** What computes lists at once. A club behind one address has ten lists a second that are not in memory. */
const LIMITS: AdmissionLimits = {
  perNetwork: { running: 2, waiting: 50, burst: 120, perSecond: 10 },
  total: { running: 6, waiting: 200 },
}

/** Answers kept by one process: about 20 KB each. */
const MOST = 1_000
/** What depends on the time of day, such as a "new" badge, is recomputed this often. */
const LONGEST_MS = 15 * 60_000

type Compute<Name extends EndpointName> = (
  call: Call<Name>,
  revision: CatalogueRevision,
) => Promise<z.input<Endpoints[Name]['response']>>

/**
 * Keeps answers to public reads as they are sent, for as long as the catalogue stays as it is: an answer from here costs
 * one share of a small query, however large the catalogue, and is never older than the request. Computing is limited
 * per network, since any visitor can make up searches that are not in memory.
 */
export function createResponseCache(db: Database) {
  const currentRevision = revisionReader(db)
  const answers = createRevisionCache<{ body: Buffer; etag: string }>(MOST)
  const admit = createAdmission(LIMITS)

  /** `of` says what an answer depends on: all that products show, or their places and counts alone. */
  return function kept<Name extends EndpointName>(
    compute: Compute<Name>,
    of: keyof CatalogueRevision = 'content',
  ): Handler<Name> {
    return async (call) => {
      const revision = await currentRevision()
      const asOf = `${revision[of]} ${Math.floor(Date.now() / LONGEST_MS)}`
      const { body, etag } = await answers(call.request.url, asOf, () =>
        admit(networkOfCaller(call.request), async () => {
          const body = Buffer.from(call.reply.serialize(await compute(call, revision)) as string)
          return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
        }),
      )
      call.reply.type('application/json; charset=utf-8').header('etag', etag)
      return body as never
    }
  }
}

/** Undefined for a document server, which renders for all visitors and has limits of its own. */
function networkOfCaller({ network, headers }: FastifyRequest): string | undefined {
  return headers['x-forwarded-for'] === undefined && isInternal(network) ? undefined : network
}
