import type { FastifyBaseLogger } from 'fastify'
import { logFirstFailure } from '../health/log-first-failure'

interface ReportOptions<Batch> {
  /** What was collected since the last call; null without any. */
  take(): Batch | null
  send(batch: Batch): Promise<void>
  intervalMs: number
  /** Logged when the registry doesn't accept a batch. */
  failure: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Sends what was collected to the registry at intervals; returns a function that stops and sends the rest. */
export function reportBatches<Batch>(options: ReportOptions<Batch>): () => Promise<void> {
  const { take, send, intervalMs, failure, log } = options
  const finished = logFirstFailure(log, failure)
  async function report(): Promise<void> {
    const batch = take()
    if (batch) await finished(send(batch))
  }
  const timer = setInterval(() => void report(), intervalMs).unref()
  return () => {
    clearInterval(timer)
    return report()
  }
}
