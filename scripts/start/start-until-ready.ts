import { restartSpec, startService, type Service, type ServiceEnd, type ServiceSpec } from './child-service'
import type { LogLine } from './log-lines'
import { waitUntilReady } from './wait-until-ready'

/** A document server that a part's code crashes records that version and excludes it after the third time. */
const MAX_STARTS = 4
const PART_FAULT_EXIT_CODE = 70
const isPartFault = ({ code, hung }: ServiceEnd) => hung || code === PART_FAULT_EXIT_CODE

/**
 * Starts a service, restarts it at once while a part's fault ends it, and resolves when it is ready. The running one is
 * in `services` even after a failure. Throws if it ends for another reason, fails MAX_STARTS times or needs longer than
 * `seconds` for one start.
 */
export async function startUntilReady(
  spec: ServiceSpec,
  services: Service[],
  seconds: number,
  onLine: (line: LogLine) => void,
  startsLeft = MAX_STARTS,
): Promise<void> {
  const service = startService(spec, onLine)
  services.push(service)
  try {
    await waitUntilReady(service, seconds)
  } catch (error) {
    const end = await Promise.race([service.ended, Promise.resolve()])
    if (startsLeft === 1 || !end || !isPartFault(end)) throw error
    services.splice(services.indexOf(service), 1)
    await startUntilReady(restartSpec(end, spec), services, seconds, onLine, startsLeft - 1)
  }
}
