/** Type and help text of an option. */
export interface OptionSpec {
  type: 'boolean' | 'string'
  help: string
  /** Placeholder of the value in the help text. */
  value?: string
  default?: string | boolean
}

/** Usage of a command. */
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
