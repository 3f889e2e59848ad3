import { keepPrivate } from '@shop/shared-api/data-folder'
import { readEnvironment, type Environment } from '../environment'
import { operatorsCommand } from './commands'
import { executeWith, type CommonOptions } from './execute'
import { endOf } from './exit-codes'
import { lastWords } from './last-words'

const program = operatorsCommand(executeWith(readPrivateEnvironment, () => program.opts<CommonOptions>()))

/** What commands write, such as exports and pictures, is for this user alone. */
function readPrivateEnvironment(): Environment {
  const environment = readEnvironment(process.env)
  keepPrivate(environment.DATA_DIR)
  return environment
}

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
