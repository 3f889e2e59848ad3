import type { HealthReport } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { HealthMeter } from './health-meter'

const every = 2_000

interface ReportOptions {
  meter: HealthMeter
  send(report: HealthReport): Promise<void>
  log: FastifyBaseLogger
}

/** Sends the meter's counts to the registry every two seconds; returns the stop function. */
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
