import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from './child-service'

const pause = 150

/** Asks a service's health address until it answers 2xx. Throws with its last lines when it ends or takes too long. */
export async function waitUntilReady(service: Service, seconds: number): Promise<void> {
  const { name, healthUrl } = service.spec
  const deadline = Date.now() + seconds * 1000
  let gone = false
  void service.ended.then(() => (gone = true))
  while (!gone) {
    if (await answersWell(healthUrl)) return
    if (Date.now() > deadline) throw new ServiceFailure(`The ${name} did not get ready in ${seconds} s.`, service)
    await sleep(pause)
  }
  throw await failureAtEnd(service)
}

async function answersWell(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(2000) })
    return ok
  } catch {
    return false
  }
}

/** A service that failed: one sentence as the message, the last that it said beside it. */
export class ServiceFailure extends Error {
  readonly details: string

  constructor(sentence: string, { lastLines }: Service) {
    super(sentence)
    const lines = lastLines.map((line) => `  ${line}`)
    this.details = lines.length > 0 ? ['Its last lines:', ...lines].join('\n') : 'It said nothing.'
  }
}

/** Resolves when a service ends, with how, as a failure. */
export async function failureAtEnd(service: Service): Promise<ServiceFailure> {
  const { code, signal } = await service.ended
  return new ServiceFailure(`The ${service.spec.name} ended by itself (${signal ?? `exit code ${code}`}).`, service)
}
