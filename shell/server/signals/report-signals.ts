import type { SignalBatch } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import { logFirstFailure } from '../health/log-first-failure'
import type { SignalMeter } from './signal-meter'

const INTERVAL_MS = 10_000

interface ReportOptions {
  signals: SignalMeter
  send(batch: SignalBatch): Promise<void>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Sends what visits measured to the registry every ten seconds; returns a function that stops and sends the rest. */
export function reportSignals({ signals, send, log }: ReportOptions): () => Promise<void> {
  const finished = logFirstFailure(log, 'what visits measured could not be reported')
  async function report(): Promise<void> {
    const batch = signals.take()
    if (!batch) return
    await finished(send(batch))
  }
  const timer = setInterval(() => void report(), INTERVAL_MS).unref()
  return () => {
    clearInterval(timer)
    return report()
  }
}
