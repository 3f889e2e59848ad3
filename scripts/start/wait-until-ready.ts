import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadyMessage, Service, ServiceEnd } from './child-service'

/** Waits for a service's ready message. Throws with its last lines if it exits or takes too long. */
export async function waitUntilReady(service: Service, seconds: number): Promise<ReadyMessage> {
  const giveUp = new AbortController()
  const late = sleep(seconds * 1000, 'late' as const, giveUp)
  late.catch(() => undefined)
  const outcome = await Promise.race([service.ready, failureAtEnd(service), late])
  giveUp.abort()
  if (outcome === 'late') {
    throw new ServiceFailure(`The ${service.spec.name} was not ready within ${seconds} s.`, service)
  }
  if (outcome instanceof ServiceFailure) throw outcome
  return outcome
}

/** A failed service: one sentence as the message, its last lines as details. */
class ServiceFailure extends Error {
  readonly details: string

  constructor(sentence: string, { lastLines }: Service) {
    super(sentence)
    const lines = lastLines.map((line) => `  ${line}`)
    this.details = lines.length > 0 ? ['Its last lines:', ...lines].join('\n') : 'It logged nothing.'
  }
}

/** Resolves with a failure when a service exits. */
export async function failureAtEnd(service: Service): Promise<ServiceFailure> {
  const end = await service.ended
  return new ServiceFailure(`The ${service.spec.name} exited (${describeEnd(end)}).`, service)
}

/** Describes an exit for a message. */
export function describeEnd({ code, signal, hung }: ServiceEnd): string {
  return hung ? 'it did not respond' : (signal ?? `exit code ${code}`)
}
