import { createProgram } from '../cli/commands'
import type { Streams } from '../cli/command'

/** What a command line would run: the operation, its input as it would travel, and its streams. */
export interface ParsedRun {
  name: string
  input: Record<string, unknown>
  streams?: Streams
}

/** Reads words as the operators' command does, without running anything; throws commander's error for what it does not take. */
export async function parseCommandLine(words: string[]): Promise<ParsedRun[]> {
  const runs: ParsedRun[] = []
  const program = createProgram(async (name, input, streams) => {
    runs.push({ name, input: JSON.parse(JSON.stringify(input)) as ParsedRun['input'], streams })
  })
  const all = [program, ...program.commands, ...program.commands.flatMap((group) => group.commands)]
  for (const command of all) command.configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
  await program.parseAsync(words, { from: 'user' })
  return runs
}
