import { readEnvironment } from '../environment'
import { operatorsCommand } from './commands'
import { executeWith, type CommonOptions } from './execute'
import { endOf } from './exit-codes'
import { problemsAsText } from './print-problems'

const program = operatorsCommand(
  executeWith(
    () => readEnvironment(process.env),
    () => program.opts<CommonOptions>(),
  ),
)

/** A reader that has seen enough, such as `head`, is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

program.parseAsync().catch((error: unknown) => {
  const { message, exitCode, code, extra } = endOf(error)
  process.exitCode = exitCode
  if (message === '') return
  if (program.opts<CommonOptions>().json) {
    process.stdout.write(`${JSON.stringify({ error: { code, message, ...extra } }, null, 2)}\n`)
    return
  }
  const problems = problemsAsText((extra as { problems?: unknown } | undefined)?.problems)
  process.stderr.write(`${[...problems, message].join('\n')}\n`)
})
