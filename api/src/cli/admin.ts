import { readEnvironment, WrongSwitch } from '../environment'
import { Failure } from '../failure'
import { FolderUnavailable } from '../folder-lock'
import { operatorsCommand } from './commands'
import { asJson, asText } from './print-result'
import { runAnywhere } from './run-anywhere'

const program = operatorsCommand(async (name, input) => {
  const result = await runAnywhere(readEnvironment(process.env), name, input)
  process.stdout.write(`${program.opts().json ? asJson(result) : asText(result)}\n`)
})

program.parseAsync().catch((error: unknown) => {
  const known = error instanceof Failure || error instanceof WrongSwitch || error instanceof FolderUnavailable
  process.stderr.write(`${known ? error.message : String((error as Error).stack)}\n`)
  process.exitCode = 1
})
