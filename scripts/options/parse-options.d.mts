/** How one option is written and what it means. */
export interface OptionSpec {
  type: 'boolean' | 'string'
  help: string
  /** What stands for the value in the help text. */
  value?: string
  default?: string | boolean
}

/** A command as its caller sees it. */
export interface Command {
  call: string
  about: string
  options: Record<string, OptionSpec>
  args?: { text: string; min?: number; max?: number }
  notes?: string[]
}

export class UsageError extends Error {}
export function parseOptions(
  command: Command,
  argv: string[],
): { values: Record<string, string | boolean | undefined>; positionals: string[] }
export function helpText(command: Command): string
