import { funnelStep, signalMetric, type ReleaseSet } from '@shop/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { DocumentTokens } from '../health/document-tokens'
import { createNetworkQuota } from '../health/network-quota'
import { objectsToCounting } from '../searches/objects-to-counting'
import type { SignalMeter } from './signal-meter'

interface SignalOptions {
  setById(id: string): ReleaseSet | undefined
  tokens: Pick<DocumentTokens, 'open'>
  signals: SignalMeter
  /** Whether a visitor previews a version: nothing of it counts. */
  isPreview(cookie: string | undefined): boolean
}

/** Reports processed per network and minute; the registry counts a network once an hour anyway. */
const MAX_REPORTS_PER_MINUTE = 60

const value = z.number().min(0).max(600_000)
const page = z.strictObject({
  path: z.string().startsWith('/').max(512),
  metrics: z.partialRecord(signalMetric, value),
})
const visit = z.strictObject({
  document: z.string().max(200),
  pages: z.array(page).max(20),
  step: funnelStep.optional(),
})

/**
 * Receives what browsers of visitors who agreed measured. It counts for the versions in the document that the shop sent
 * to the same network; the report can't name others.
 */
export function signalRoutes(app: FastifyInstance, { setById, tokens, signals, isPreview }: SignalOptions): void {
  const reportsOf = createNetworkQuota(MAX_REPORTS_PER_MINUTE)

  app.post('/health/signals', { bodyLimit: 16_384 }, (request, reply) => {
    const report = visit.safeParse(request.body)
    if (!report.success) return reply.code(400).send({ code: 'malformed', message: 'That is no report of a visit.' })
    const { ip } = request
    const { document, ...measured } = report.data
    const isRefused = !ip || isPreview(request.headers.cookie) || objectsToCounting(request.headers)
    const sent = isRefused || reportsOf(ip, 1) === 0 ? undefined : tokens.open(document, ip)
    const set = sent && setById(sent.set)
    if (set) signals.measured(set, measured, ip)
    return reply.code(204).send()
  })
}
