import { endOf, exitCodes } from './exit-codes'
import { problemsAsText } from './print-problems'

/** What is still to be said of an error: JSON on the standard output for programs, words beside it for people. */
export function lastWords(error: unknown, { json }: { json?: boolean }): { stdout: string; stderr: string } {
  const { message, exitCode, code, extra, told } = endOf(error)
  if (exitCode === exitCodes.done) return { stdout: '', stderr: '' }
  if (json) return { stdout: `${JSON.stringify({ error: { code, message, ...extra } }, null, 2)}\n`, stderr: '' }
  if (told) return { stdout: '', stderr: '' }
  const problems = problemsAsText((extra as { problems?: unknown } | undefined)?.problems)
  return { stdout: '', stderr: `${[...problems, message].join('\n')}\n` }
}
