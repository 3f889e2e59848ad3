import { setTimeout as sleep } from 'node:timers/promises'
import type { Service, ServiceEnd } from './child-service'

/** Waits for a service to say that it is ready. Throws with its last lines when it ends or takes too long. */
export async function waitUntilReady(service: Service, seconds: number): Promise<void> {
  const giveUp = new AbortController()
  const late = sleep(seconds * 1000, 'late' as const, giveUp)
  late.catch(() => undefined)
  const outcome = await Promise.race([service.ready, failureAtEnd(service), late])
  giveUp.abort()
  if (outcome === 'late') {
    throw new ServiceFailure(`The ${service.spec.name} did not get ready in ${seconds} s.`, service)
  }
  if (outcome) throw outcome
}

/** A service that failed: one sentence as the message, the last that it said beside it. */
class ServiceFailure extends Error {
  readonly details: string

  constructor(sentence: string, { lastLines }: Service) {
    super(sentence)
    const lines = lastLines.map((line) => `  ${line}`)
    this.details = lines.length > 0 ? ['Its last lines:', ...lines].join('\n') : 'It said nothing.'
  }
}

/** Resolves when a service ends, with how, as a failure. */
export async function failureAtEnd(service: Service): Promise<ServiceFailure> {
  const end = await service.ended
  return new ServiceFailure(`The ${service.spec.name} ended by itself (${describeEnd(end)}).`, service)
}

/** How a service ended, for a sentence. */
export function describeEnd({ code, signal, hung }: ServiceEnd): string {
  return hung ? 'it did not respond' : (signal ?? `exit code ${code}`)
}
