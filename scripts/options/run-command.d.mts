import type { Command } from './parse-options.mjs'

export function runCommand(
  command: Command,
  argv: string[],
  action: (
    values: Record<string, string | boolean | undefined>,
    positionals: string[],
  ) => Promise<number | void> | number | void,
): Promise<void>
