import { ReleaseError } from '../release-error'
import { healthText, historyText, statusText, verifyText } from './print'
import type { CommandContext, Common } from './command-context'

/** status, history, health, verify. */
export function readCommands({ terminal, command, registry, answer }: CommandContext): void {
  command('status', 'Show the live versions, since when and by whom.').action(async (options: Common) => {
    answer(options, await (await registry(undefined)).status(), statusText)
  })

  command('history [part]', 'Show the audit log, newest first.')
    .option('--limit <count>', 'number of entries', Number, 50)
    .action(async (part: string | undefined, options: Common & { limit: number }) => {
      if (!Number.isInteger(options.limit) || options.limit < 1)
        throw new ReleaseError('usage', '--limit must be an integer from 1.')
      answer(options, await (await registry(undefined)).history({ part, limit: options.limit }), historyText)
    })

  command('health', 'Show views and failures of each version in the last hour.').action(async (options: Common) => {
    answer(options, await (await registry(undefined)).health(), healthText)
  })

  command('verify', 'Check every signature and every file in the store.').action(async (options: Common) => {
    terminal.err('Checking every file of every version')
    const result = await (await registry(undefined)).verify()
    if (result.problems.length > 0) throw new ReleaseError('refused', 'The store is damaged.', result.problems)
    answer(options, result, verifyText)
  })
}
