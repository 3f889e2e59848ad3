import { CommanderError } from 'commander'
import { failureOfDatabase, sqlState } from '../database/failures'
import { WrongSwitch } from '../environment'
import { Failure } from '../failure'
import { FolderUnavailable } from '../folder-lock'

/** How a command ended, for scripts. */
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

/** The same for people, as the help shows them. */
export const exitCodeHelp = `Exit codes:
  0 done   1 unexpected   2 wrong words, value or file   3 no such thing   4 conflicts with how things stand
  5 not confirmed   6 the shop or its data cannot be reached   7 done, but the money is not back yet`

/** An operator who did not say yes. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed'
}

/** What to say of an error, unless people were told already, and how to end; what we did not foresee is told in full. */
export function endOf(error: unknown): {
  message: string
  exitCode: number
  code: string
  extra?: object
  told?: boolean
} {
  if (error instanceof CommanderError) {
    const exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.wrongInput
    const wordless = error.code === 'commander.help'
    const message = wordless ? 'Say a command: --help lists them.' : error.message.replace(/^error: /, '')
    return { message, exitCode, code: 'invalid', told: true }
  }
  if (error instanceof NotConfirmed)
    return { message: error.message, exitCode: exitCodes.notConfirmed, code: 'not_confirmed' }
  if (error instanceof WrongSwitch || error instanceof FolderUnavailable) {
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
  const locksUsOut = /^(28|3D)/.test(sqlState(error) ?? '')
  if (failureOfDatabase(error)?.status !== 503 && !locksUsOut) return undefined
  const why = String((error as Error).message).split('\n')[0]
  return new Failure(
    503,
    'unreachable',
    `The database cannot be reached (${why}). Check DATABASE_URL and that it runs.`,
  )
}
