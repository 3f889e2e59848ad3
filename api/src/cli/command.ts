import type { Command } from 'commander'

/** What an operation needs besides its input. */
export interface Streams {
  /** Asks first: it cannot be undone. */
  confirm?: boolean
  /** File to send along, `-` for the standard input. */
  from?: string
  /** File to be filled; there but undefined for the standard output. */
  to?: string | undefined
}

/** Runs a named operation and shows its result. */
export type Execute = (name: string, input: Record<string, unknown>, streams?: Streams) => Promise<void>

/** Adds a command whose help ends with examples that can be typed as they stand. */
export const command = (group: Command, words: string, description: string, ...examples: string[]): Command =>
  withExamples(group.command(words).description(description), ...examples)

/** Ends a command's help with examples. */
export const withExamples = (leaf: Command, ...examples: string[]): Command =>
  leaf.addHelpText('after', `\nExamples:\n${examples.map((example) => `  npm run admin -- ${example}`).join('\n')}`)
