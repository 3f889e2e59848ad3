import { setTimeout as sleep } from 'node:timers/promises'
import type { Service, ServiceEnd, ServiceSpec } from './child-service'
import { restartDelay, type RestartPolicy } from './restart-delay'
import { describeEnd, waitUntilReady } from './wait-until-ready'

/** From this many consecutive exits on, the last log lines are shown. */
const REPEATED = 3
const READY_SECONDS = 170

interface SuperviseOptions {
  policy: RestartPolicy
  start(spec: ServiceSpec): Service
  /** Prints a line to the operator. */
  log(line: string): void
  /** Aborted when the shop stops; nothing is started afterwards. */
  signal: AbortSignal
}

/**
 * Restarts each service that exits, on its own port and while the others continue to run. `services` always contains
 * the running ones, so that the caller can stop them.
 */
export function supervise(services: Service[], options: SuperviseOptions): void {
  services.forEach((_service, index) => void keepRunning(services, index, options))
}

async function keepRunning(services: Service[], index: number, options: SuperviseOptions): Promise<void> {
  const { policy, log, signal } = options
  const { spec } = services[index] as Service
  for (let ends = 1; ; ends += 1) {
    const service = services[index] as Service
    const end = await service.ended
    if (signal.aborted) return
    if (Date.now() - service.startedAt >= policy.resetAfter) ends = 1
    const delay = restartDelay(ends, policy)
    log(restartMessage(service, end, ends, delay))
    await sleep(delay, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const next = options.start(spec)
    services[index] = next
    waitUntilReady(next, READY_SECONDS).then(
      () => log(`The ${spec.name} is running again.`),
      () => void next.stop(),
    )
  }
}

function restartMessage({ spec, lastLines }: Service, end: ServiceEnd, ends: number, delay: number): string {
  const seconds = `${Math.round(delay / 100) / 10} s`
  if (ends < REPEATED)
    return `The ${spec.name} stopped (${describeEnd(end)}). Restarting in ${seconds}; the shop keeps running.`
  const lines = lastLines.map((line) => `\n  ${line}`).join('')
  return (
    `The ${spec.name} stopped ${ends} times in a row (${describeEnd(end)}). Restarting in ${seconds}. ` +
    (lines ? `Its last lines:${lines}` : 'It logged nothing.')
  )
}
