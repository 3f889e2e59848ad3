import { ReleaseError } from '../release-error'
import { healthText, historyText, statusText, verifyText } from './print'
import type { CommandKit, Common } from './command-kit'

/** status, history, health, verify. */
export function lookCommands({ terminal, command, registry, answer }: CommandKit): void {
  command('status', 'What is live, since when, by whom.').action(async (options: Common) => {
    answer(options, await (await registry(undefined)).status(), statusText)
  })

  command('history [part]', 'The audit, newest first.')
    .option('--limit <count>', 'how many entries', Number, 50)
    .action(async (part: string | undefined, options: Common & { limit: number }) => {
      if (!Number.isInteger(options.limit) || options.limit < 1)
        throw new ReleaseError('usage', '--limit is a whole number from 1.')
      answer(options, await (await registry(undefined)).history({ part, limit: options.limit }), historyText)
    })

  command('health', 'Views and failures of each version in the last hour.').action(async (options: Common) => {
    answer(options, await (await registry(undefined)).health(), healthText)
  })

  command('verify', 'Check every signature and every file in the store.').action(async (options: Common) => {
    terminal.err('Checking every file of every version')
    const result = await (await registry(undefined)).verify()
    if (result.problems.length > 0) throw new ReleaseError('refused', 'The store is not whole.', result.problems)
    answer(options, result, verifyText)
  })
}
