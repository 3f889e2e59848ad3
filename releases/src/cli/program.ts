import { Command } from 'commander'
import { channelCommands } from './channel-commands'
import type { CommandContext } from './command-context'
import { exitCodes, exitCodesHelp } from './exit-code'
import { guardCommands } from './guard-commands'
import { loginCommand } from './login-command'
import { maintenanceCommands } from './maintenance-commands'
import { readCommands } from './read-commands'
import { moveCommands } from './move-commands'
import { prefixCommand } from './prefix-command'
import { previewCommands } from './preview-commands'
import { moveText } from './print'
import { publishCommand } from './publish-command'
import { repairCommand } from './repair-command'
import { errorsCommand } from './errors-command'
import { signalsCommand } from './signals-command'
import { openRegistry, type Terminal } from './session'

/** The `npm run release -- …` program; commands print results on `out` and progress on `err`. */
export function releaseProgram(terminal: Terminal, exitWith: (code: number) => void): Command {
  const program = new Command('npm run release --')
    .description('Publish, promote and roll back releases of the shop’s parts.')
    .showHelpAfterError('Run with --help for usage.')
    .addHelpText('after', exitCodesHelp)
  const command = (usage: string, description: string): Command =>
    program.command(usage).description(description).option('--json', 'print JSON')
  const acting: CommandContext['acting'] = (usage, description) =>
    command(usage, description)
      .option('--why <reason>', 'reason, recorded in the audit log')
      .option('--by <name>', 'your name in the audit log')
  const answer: CommandContext['answer'] = (options, result, text) => {
    for (const line of options.json ? [JSON.stringify(result, null, 2)] : text(result)) terminal.out(line)
  }
  const kit: CommandContext = {
    terminal,
    command,
    acting,
    moving: (usage, description) => acting(usage, description).option('--dry-run', 'check only, change nothing'),
    registry: (by) => openRegistry(terminal.env, by),
    answer,
    answerMove(options, result) {
      answer(options, result, moveText)
      if (result.outcome === 'judged' && result.verdict === 'refused') exitWith(exitCodes.refused)
    },
  }
  publishCommand(kit)
  moveCommands(kit)
  readCommands(kit)
  signalsCommand(kit)
  errorsCommand(kit)
  guardCommands(kit)
  previewCommands(kit)
  channelCommands(kit)
  prefixCommand(kit, exitWith)
  repairCommand(kit)
  maintenanceCommands(kit)
  loginCommand(kit)
  program.commands.forEach(rejectRepeatedOptions)
  return program
}

/**
 * Commander uses the last value of a repeated option, so `--to 1.0.0 --to 2.0.0` could roll back to the wrong
 * version.
 */
function rejectRepeatedOptions(command: Command): void {
  for (const option of command.options.filter(({ required }) => required)) {
    let isGiven = false
    command.on(`option:${option.name()}`, () => {
      if (isGiven) command.error(`error: option '${option.flags}' is specified more than once`)
      isGiven = true
    })
  }
}
