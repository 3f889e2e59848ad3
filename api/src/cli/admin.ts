import { readEnvironment } from '../environment'
import { operatorsCommand } from './commands'
import { executeWith, type CommonOptions } from './execute'
import { endOf } from './exit-codes'
import { lastWords } from './last-words'

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
  process.exitCode = endOf(error).exitCode
  const { stdout, stderr } = lastWords(error, program.opts<CommonOptions>())
  process.stdout.write(stdout)
  process.stderr.write(stderr)
})
