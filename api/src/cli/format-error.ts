import { describeFailure, exitCodes } from './exit-codes'
import { problemsAsText } from './print-problems'

/** Formats an error: JSON on standard output for scripts, text on standard error otherwise. */
export function formatError(error: unknown, { json }: { json?: boolean }): { stdout: string; stderr: string } {
  const { message, exitCode, code, extra, isReported } = describeFailure(error)
  if (exitCode === exitCodes.done) return { stdout: '', stderr: '' }
  if (json) return { stdout: `${JSON.stringify({ error: { code, message, ...extra } }, null, 2)}\n`, stderr: '' }
  if (isReported) return { stdout: '', stderr: '' }
  const problems = problemsAsText((extra as { problems?: unknown } | undefined)?.problems)
  return { stdout: '', stderr: `${[...problems, message].join('\n')}\n` }
}
