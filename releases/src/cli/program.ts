import { Command } from 'commander'
import type { MoveOptions, MoveResult } from '../operations/move-pointer'
import { ReleaseError } from '../release-error'
import { loadSettings } from '../settings'
import { findBuiltFolder, parseTarget } from './arguments'
import { exitCodes, exitCodesHelp } from './exit-code'
import { historyText, moveText, publishText, statusText, verifyText } from './print'
import { openRegistry, type Terminal } from './session'

interface Common {
  json?: boolean
  by?: string
}

/** The command line `npm run release -- …`; each command answers on `out` and tells its progress on `err`. */
export function releaseProgram(terminal: Terminal, exitWith: (code: number) => void): Command {
  const program = new Command('npm run release --')
    .description('Publish releases of the shop’s parts, bring them live, and take them back.')
    .addHelpText('after', exitCodesHelp)
  const answer = <T>(options: Common, result: T, text: (result: T) => string[]): void => {
    for (const line of options.json ? [JSON.stringify(result, null, 2)] : text(result)) terminal.out(line)
  }
  const answerMove = (options: Common, result: MoveResult): void => {
    answer(options, result, moveText)
    if (result.outcome === 'judged' && result.verdict === 'refused') exitWith(exitCodes.refused)
  }
  const command = (usage: string, description: string): Command =>
    program.command(usage).description(description).option('--json', 'answer in JSON')
  const moving = (usage: string, description: string): Command =>
    command(usage, description)
      .option('--why <reason>', 'reason, kept in the audit')
      .option('--by <name>', 'your name in the audit')
      .option('--dry-run', 'check and tell, change nothing')

  moving('publish <part>', 'Check, sign and keep the built release of a part; nothing goes live by it.')
    .option('--dir <folder>', 'the built folder; unset: dist in the part’s folder')
    .option('--version <version>', 'refuse unless the built version is this one')
    .action(
      async (part: string, options: Common & { dir?: string; version?: string; why?: string; dryRun?: boolean }) => {
        const folder = findBuiltFolder(part, options.dir, () => loadSettings(terminal.env).parts)
        const { version, why, dryRun } = options
        const registry = await openRegistry(terminal.env, options.by)
        answer(
          options,
          await registry.publish({ part, folder, version, why, dryRun, onProgress: terminal.err }),
          publishText,
        )
      },
    )

  moving('promote <part...>', 'Bring published versions live in one move: <part> (published last) or <part>@<version>.')
    .option('--force', 'move although the gate refuses; needs --why')
    .action(async (targets: string[], options: Common & MoveOptions) => {
      const registry = await openRegistry(terminal.env, options.by)
      terminal.err(`Asking the gate about ${targets.join(', ')}`)
      answerMove(options, await registry.promote({ targets: targets.map(parseTarget), ...moveOptions(options) }))
    })

  moving('rollback <part>', 'Take a part back to its last known good version, or to a named one.')
    .option('--to <version>', 'the version to go back to')
    .option('--force', 'move although the gate refuses; needs --why')
    .action(async (part: string, options: Common & MoveOptions & { to?: string }) => {
      const registry = await openRegistry(terminal.env, options.by)
      terminal.err(`Asking the gate about taking ${part} back`)
      answerMove(options, await registry.rollback({ part, to: options.to, ...moveOptions(options) }))
    })

  command('status', 'What is live, since when, by whom.').action(async (options: Common) => {
    answer(options, await (await openRegistry(terminal.env, undefined)).status(), statusText)
  })

  command('history [part]', 'The audit, newest first.')
    .option('--limit <count>', 'how many entries', Number, 50)
    .action(async (part: string | undefined, options: Common & { limit: number }) => {
      if (!Number.isInteger(options.limit) || options.limit < 1)
        throw new ReleaseError('usage', '--limit is a whole number from 1.')
      const registry = await openRegistry(terminal.env, undefined)
      answer(options, await registry.history({ part, limit: options.limit }), historyText)
    })

  command('verify', 'Check every signature and every file in the store.').action(async (options: Common) => {
    terminal.err('Checking every file of every version')
    const result = await (await openRegistry(terminal.env, undefined)).verify()
    if (result.problems.length > 0) throw new ReleaseError('refused', 'The store is not whole.', result.problems)
    answer(options, result, verifyText)
  })
  return program
}

function moveOptions({ why, force, dryRun }: MoveOptions): MoveOptions {
  return { why, force, dryRun }
}
