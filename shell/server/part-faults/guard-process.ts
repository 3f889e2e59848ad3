import type { FastifyBaseLogger } from 'fastify'
import type { BootJournal } from './boot-journal'
import { versionOfStack, type PartVersion } from './version-of-stack'

/** EX_SOFTWARE: `npm start` starts a document server again that ends so, even while the shop starts. */
const FAULT_EXIT_CODE = 70

interface GuardOptions {
  journal: BootJournal
  log: FastifyBaseLogger
  /** Called for each fault of a known version, for the registry's judgment of its health. */
  onFault(version: PartVersion, error: unknown): void
  /** Lets requests in flight end, then ends the process with this code. */
  stop(code: number): void
}

let isEnding = false

/** Call it before this process ends on purpose, so that no part is blamed for it. */
export function expectEnd(): void {
  isEnding = true
}

/**
 * Parts run in this process. A rejection that one of them leaves unhandled is logged and counted; an uncaught error, and
 * an unexpected end, are noted in the journal and end the process, so that it is restarted.
 */
export function guardProcess({ journal, log, onFault, stop }: GuardOptions): void {
  function crash(error: unknown): void {
    if (isEnding) return
    expectEnd()
    const blamed = journal.countCrash(versionOfStack(stackOf(error)), String(error))
    log.fatal({ ...blamed, err: error }, 'an uncaught error ends the document server')
    if (blamed) onFault(blamed, error)
    stop(FAULT_EXIT_CODE)
  }

  process.on('uncaughtException', crash)
  process.on('unhandledRejection', (reason) => {
    const traced = versionOfStack(stackOf(reason))
    if (!traced) return crash(reason)
    // Nothing of ours waited for this promise, so that nothing of ours is left half done.
    log.error({ ...traced, err: reason }, 'a part left a rejected promise unhandled')
    onFault(traced, reason)
  })
  process.on('exit', () => {
    if (isEnding) return
    const blamed = journal.countCrash(versionOfStack(new Error().stack), 'it called process.exit')
    log.fatal({ ...blamed }, 'a part ended the document server')
    process.exitCode = FAULT_EXIT_CODE
  })
}

function stackOf(error: unknown): string | undefined {
  const { stack } = (error ?? {}) as { stack?: unknown }
  return typeof stack === 'string' ? stack : undefined
}
