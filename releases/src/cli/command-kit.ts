import type { Command } from 'commander'
import type { MoveOptions, MoveResult } from '../operations/move-pointer'
import type { Registry } from '../operations/registry'
import type { Terminal } from './session'

/** Options that every command knows. */
export interface Common {
  json?: boolean
  by?: string
}

/** What the commands are made with: how they are declared, whom they ask, and how they answer. */
export interface CommandKit {
  terminal: Terminal
  /** A command that looks. */
  command(usage: string, description: string): Command
  /** A command that acts: it has a reason and a name. */
  acting(usage: string, description: string): Command
  /** One that acts and has a dry run. */
  moving(usage: string, description: string): Command
  registry(by: string | undefined): Promise<Registry>
  answer<T>(options: Common, result: T, text: (result: T) => string[]): void
  answerMove(options: Common, result: MoveResult): void
}

/** The options of a move as the registry takes them. */
export function moveOptions({ why, force, dryRun }: MoveOptions): MoveOptions {
  return { why, force, dryRun }
}
