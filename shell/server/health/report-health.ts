import type { HealthReport } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { HealthMeter } from './health-meter'

const every = 2_000

interface ReportOptions {
  meter: HealthMeter
  send(report: HealthReport): Promise<void>
  log: FastifyBaseLogger
}

/** Sends what the meter counted to the registry every two seconds; answers the way to stop. */
export function reportHealth({ meter, send, log }: ReportOptions): () => void {
  let failing = false
  const timer = setInterval(() => {
    const report = meter.take()
    if (!report) return
    send(report).then(
      () => (failing = false),
      (error: unknown) => {
        if (!failing) log.error({ err: error }, 'the health of parts could not be reported')
        failing = true
      },
    )
  }, every).unref()
  return () => clearInterval(timer)
}
