import { Command } from 'commander'
import type { CommandKit } from './command-kit'
import { exitCodes, exitCodesHelp } from './exit-code'
import { keepCommands } from './keep-commands'
import { lookCommands } from './look-commands'
import { moveCommands } from './move-commands'
import { previewCommand } from './preview-command'
import { moveText } from './print'
import { openRegistry, type Terminal } from './session'

/** The command line `npm run release -- …`; each command answers on `out` and tells its progress on `err`. */
export function releaseProgram(terminal: Terminal, exitWith: (code: number) => void): Command {
  const program = new Command('npm run release --')
    .description('Publish releases of the shop’s parts, bring them live, and take them back.')
    .showHelpAfterError('(add --help for what can be said)')
    .addHelpText('after', exitCodesHelp)
  const command = (usage: string, description: string): Command =>
    program.command(usage).description(description).option('--json', 'answer in JSON')
  const acting: CommandKit['acting'] = (usage, description) =>
    command(usage, description)
      .option('--why <reason>', 'reason, kept in the audit')
      .option('--by <name>', 'your name in the audit')
  const answer: CommandKit['answer'] = (options, result, text) => {
    for (const line of options.json ? [JSON.stringify(result, null, 2)] : text(result)) terminal.out(line)
  }
  const kit: CommandKit = {
    terminal,
    command,
    acting,
    moving: (usage, description) => acting(usage, description).option('--dry-run', 'check and tell, change nothing'),
    registry: (by) => openRegistry(terminal.env, by),
    answer,
    answerMove(options, result) {
      answer(options, result, moveText)
      if (result.outcome === 'judged' && result.verdict === 'refused') exitWith(exitCodes.refused)
    },
  }
  moveCommands(kit)
  lookCommands(kit)
  previewCommand(kit)
  keepCommands(kit)
  program.commands.forEach(refuseTwice)
  return program
}

/** Commander takes the last value of an option, so that `--to 1.0.0 --to 2.0.0` would go where nobody asked. */
function refuseTwice(command: Command): void {
  for (const option of command.options.filter(({ required }) => required)) {
    let said = false
    command.on(`option:${option.name()}`, () => {
      if (said) command.error(`error: option '${option.flags}' is said twice`)
      said = true
    })
  }
}
