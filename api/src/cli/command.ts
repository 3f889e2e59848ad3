import type { Command } from 'commander'

/** Confirmation and files of an operation. */
export interface Streams {
  /** Requires confirmation, because the operation cannot be undone. */
  confirm?: boolean
  /** File to upload, `-` for standard input. */
  from?: string
  /** Photograph to upload. */
  photograph?: string
  /** Folder of photographs that are uploaded before the operation runs. */
  photographs?: string
  /** File to write; undefined for standard output, absent if the operation emits no file. */
  to?: string | undefined
}

/** Runs a named operation and prints its result. */
export type Execute = (name: string, input: Record<string, unknown>, streams?: Streams) => Promise<void>

/** Adds a command with examples that can be copied as they are. */
export const command = (group: Command, usage: string, description: string, ...examples: string[]): Command =>
  withExamples(group.command(usage).description(description), ...examples)

/** Appends examples to a command's help. */
export const withExamples = (leaf: Command, ...examples: string[]): Command =>
  leaf.addHelpText('after', `\nExamples:\n${examples.map((example) => `  npm run admin -- ${example}`).join('\n')}`)
