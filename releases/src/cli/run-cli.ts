import { CommanderError, type Command } from 'commander'
import pc from 'picocolors'
import { ReleaseError } from '../release-error'
import { exitCodes } from './exit-code'
import { oneLine } from './print'
import { releaseProgram } from './program'
import type { Terminal } from './session'

/** Runs one command and returns its exit code; errors are printed as a sentence, or as JSON with `--json`. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  let code = 0
  const program = releaseProgram(terminal, (exitCode) => (code = exitCode))
  for (const command of [program, ...program.commands]) quiet(command, terminal)
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      // Commander prints the entire help here, without the error.
      if (args[0] === 'help' && args[1]) terminal.err(`error: unknown command '${oneLine(args[1])}'`)
      return exitCodes.usage
    }
    if (!(error instanceof ReleaseError)) throw error
    if (args.includes('--json')) terminal.out(JSON.stringify(asJson(error), null, 2))
    else
      for (const line of [pc.red(oneLine(error.message)), ...error.problems.map((problem) => `  ${oneLine(problem)}`)])
        terminal.err(line)
    return exitCodes[error.kind]
  }
}

function quiet(command: Command, { out, err }: Terminal): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => out(text.trimEnd()),
    writeErr: (text) => err(text.trimEnd()),
  })
}

function asJson({ kind, message, problems, findings }: ReleaseError): object {
  return { error: { code: kind, message, problems, findings } }
}
