import type { FastifyBaseLogger } from 'fastify'
import type { BootJournal } from './boot-journal'
import { versionOfStack, type PartVersion } from './version-of-stack'

/** EX_SOFTWARE: `npm start` restarts a document server with this code, even during startup. */
const FAULT_EXIT_CODE = 70

interface GuardOptions {
  journal: BootJournal
  log: FastifyBaseLogger
  /** Called for each fault of a known version, for the registry's health judgment. */
  onFault(version: PartVersion, error: unknown): void
  /** Lets requests in flight end, then exits with this code. */
  stop(code: number): void
}

let isEnding = false

/** Marks the exit of this process as intended, so that no part is blamed for it. */
export function expectEnd(): void {
  isEnding = true
}

/**
 * Parts run in this process. Their unhandled rejections are logged and counted; an uncaught error or an unexpected exit
 * is recorded in the journal and ends the process, so that it is restarted.
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
    // No code of ours awaited this promise, so none is in an inconsistent state.
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
