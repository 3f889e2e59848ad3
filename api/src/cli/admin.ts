import { restrictPermissions } from '@shop/shared-api/data-folder'
import { readEnvironment, type Environment } from '../environment'
import { createProgram } from './commands'
import { executeWith, type CommonOptions } from './execute'
import { describeFailure } from './exit-codes'
import { formatError } from './format-error'

const program = createProgram(executeWith(readPrivateEnvironment, () => program.opts<CommonOptions>()))

/** Makes all files that commands write, such as exports and pictures, accessible to this user only. */
function readPrivateEnvironment(): Environment {
  const environment = readEnvironment(process.env)
  restrictPermissions(environment.DATA_DIR)
  return environment
}

/** A reader that closes the pipe early, such as `head`, is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

program.parseAsync().catch((error: unknown) => {
  process.exitCode = describeFailure(error).exitCode
  const { stdout, stderr } = formatError(error, program.opts<CommonOptions>())
  process.stdout.write(stdout)
  process.stderr.write(stderr)
})
