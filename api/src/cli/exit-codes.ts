import { CommanderError } from 'commander'
import { failureOfDatabase, sqlState } from '../database/failures'
import { InvalidSettings } from '../environment'
import { Failure } from '../failure'
import { FolderUnavailable } from '../folder-lock'

/** Exit codes for scripts. */
export const exitCodes = {
  done: 0,
  unexpected: 1,
  wrongInput: 2,
  notFound: 3,
  conflict: 4,
  notConfirmed: 5,
  unreachable: 6,
  refundFailed: 7,
} as const

/** Explanation of the exit codes for the help. */
export const exitCodeHelp = `Exit codes:
  0 done   1 unexpected   2 invalid arguments, value or file   3 not found   4 conflict with the current state
  5 not confirmed   6 the shop or its data is unreachable   7 done, but the refund failed`

/** The operator did not confirm. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed'
}

/** Message and exit code of an error, unless it was already printed; an unexpected error includes its stack. */
export function describeFailure(error: unknown): {
  message: string
  exitCode: number
  code: string
  extra?: object
  isReported?: boolean
} {
  if (error instanceof CommanderError) {
    const exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.wrongInput
    const isMissingCommand = error.code === 'commander.help'
    const message = isMissingCommand
      ? 'Missing command. Run with --help for usage.'
      : error.message.replace(/^error: /, '')
    return { message, exitCode, code: 'invalid', isReported: true }
  }
  if (error instanceof NotConfirmed)
    return { message: error.message, exitCode: exitCodes.notConfirmed, code: 'not_confirmed' }
  if (error instanceof InvalidSettings || error instanceof FolderUnavailable) {
    return { message: error.message, exitCode: exitCodes.unreachable, code: 'unreachable' }
  }
  const failure = error instanceof Failure ? error : unreachable(error)
  if (!failure) return { message: String((error as Error).stack), exitCode: exitCodes.unexpected, code: 'unexpected' }
  const { status, code, message, detail } = failure
  return { message, exitCode: byStatus[status] ?? exitCodes.unexpected, code, extra: detail.extra }
}

const byStatus: Partial<Record<number, number>> = {
  400: exitCodes.wrongInput,
  404: exitCodes.notFound,
  409: exitCodes.conflict,
  413: exitCodes.wrongInput,
  422: exitCodes.wrongInput,
  502: exitCodes.refundFailed,
  503: exitCodes.unreachable,
}

function unreachable(error: unknown): Failure | undefined {
  const isAccessDenied = /^(28|3D)/.test(sqlState(error) ?? '')
  if (failureOfDatabase(error)?.status !== 503 && !isAccessDenied) return undefined
  const why = String((error as Error).message).split('\n')[0]
  return new Failure(
    503,
    'unreachable',
    `The database is unreachable (${why}). Check DATABASE_URL and that the database is running.`,
  )
}
