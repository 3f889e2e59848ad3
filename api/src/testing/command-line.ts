import { createProgram } from '../cli/commands'
import type { Streams } from '../cli/command'

/** A parsed command line: the operation, its input as sent, and its streams. */
export interface ParsedRun {
  name: string
  input: Record<string, unknown>
  streams?: Streams
}

/** Parses arguments like the operators' CLI, without running anything; throws commander's error for invalid ones. */
export async function parseCommandLine(args: string[]): Promise<ParsedRun[]> {
  const runs: ParsedRun[] = []
  const program = createProgram(async (name, input, streams) => {
    runs.push({ name, input: JSON.parse(JSON.stringify(input)) as ParsedRun['input'], streams })
  })
  const all = [program, ...program.commands, ...program.commands.flatMap((group) => group.commands)]
  for (const command of all) command.configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
  await program.parseAsync(args, { from: 'user' })
  return runs
}
