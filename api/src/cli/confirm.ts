import { createInterface } from 'node:readline/promises'
import { NotConfirmed } from './exit-codes'

/** Asks in the terminal whether to go on; throws NotConfirmed on anything but yes, and at once where nobody can answer. */
export async function confirm(whatWillBe: string): Promise<void> {
  process.stderr.write(`${whatWillBe}\nThis cannot be undone.\n`)
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D give the question up.
  const answer = await asking
    .question('Go on? [y/N] ')
    .catch(() => '')
    .finally(() => asking.close())
  if (!/^y(es)?$/i.test(answer.trim())) throw new NotConfirmed('Nothing was changed.')
}

/** Refuses where no terminal is there to ask in, or where the standard input is the file itself. */
export function mustBeAsked(file?: string): void {
  if (file === '-') {
    throw new NotConfirmed('The standard input can be read only once: try with --dry-run first, then say --yes.')
  }
  if (process.stdin.isTTY && process.stderr.isTTY) return
  throw new NotConfirmed(
    'This cannot be undone and there is no terminal to ask in: nothing was changed. Look with --dry-run, then say --yes.',
  )
}
