import type { Command } from 'commander'
import type { SkippableCheck } from '../gate/inspection-findings'
import type { MoveOptions, MoveResult } from '../operations/move-pointer'
import type { Registry } from '../operations/registry'
import type { Terminal } from './session'

/** Options of every command. */
export interface Common {
  json?: boolean
  by?: string
}

/** How commands are declared, and how they reach the registry and print their results. */
export interface CommandContext {
  terminal: Terminal
  /** A read command. */
  command(usage: string, description: string): Command
  /** A command that changes something: it takes a reason and a name. */
  acting(usage: string, description: string): Command
  /** A change with a dry run. */
  moving(usage: string, description: string): Command
  registry(by: string | undefined): Promise<Registry>
  answer<T>(options: Common, result: T, text: (result: T) => string[]): void
  answerMove(options: Common, result: MoveResult): void
}

/** The options of a move as Commander reads them. */
export interface MoveFlags extends Pick<MoveOptions, 'why' | 'force' | 'dryRun'> {
  skipCheck?: SkippableCheck
}

/** The options of a move in the registry's form. */
export function moveOptions({ why, force, skipCheck, dryRun }: MoveFlags): MoveOptions {
  return { why, force, skipChecks: skipCheck && [skipCheck], dryRun }
}
