import type { HealthReport } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { HealthMeter } from './health-meter'
import { logFirstFailure } from './log-first-failure'

const INTERVAL_MS = 2_000
/** A server without visitors reports how it confines renderers this often. */
const IDLE_INTERVAL_MS = 5 * 60_000

interface ReportOptions {
  meter: HealthMeter
  confinement: NonNullable<HealthReport['confinement']>
  send(report: HealthReport): Promise<void>
  log: FastifyBaseLogger
}

/**
 * Sends the meter's counts and the renderers' confinement to the registry, every two seconds while there is something to
 * count; returns the stop function.
 */
export function reportHealth({ meter, confinement, send, log }: ReportOptions): () => void {
  const finished = logFirstFailure(log, 'the health of parts could not be reported')
  let sentAt = -Infinity
  const timer = setInterval(() => {
    const isDue = performance.now() - sentAt >= IDLE_INTERVAL_MS
    const report = meter.take() ?? (isDue ? emptyReport() : null)
    if (!report) return
    sentAt = performance.now()
    void finished(send({ ...report, confinement }))
  }, INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

function emptyReport(): HealthReport {
  const none = { calls: 0, failures: 0 }
  return { at: new Date().toISOString(), parts: [], api: none, proxied: { ...none, networks: 0 } }
}
