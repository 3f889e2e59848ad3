import { createInterface } from 'node:readline/promises'
import { NotConfirmed } from './exit-codes'

/** Prompts for confirmation in the terminal; throws NotConfirmed on anything but yes. */
export async function confirm(preview: string): Promise<void> {
  process.stderr.write(`${preview}\nThis cannot be undone.\n`)
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D count as no.
  const answer = await prompt
    .question('Continue? [y/N] ')
    .catch(() => '')
    .finally(() => prompt.close())
  if (!/^y(es)?$/i.test(answer.trim())) throw new NotConfirmed('Nothing was changed.')
}

/** Throws NotConfirmed without a terminal for the prompt, or if standard input is the file itself. */
export function requireTerminal(file?: string): void {
  if (file === '-') {
    throw new NotConfirmed(
      'Standard input is used for the file, so it cannot confirm: check with --dry-run first, then add --yes.',
    )
  }
  if (process.stdin.isTTY && process.stderr.isTTY) return
  throw new NotConfirmed(
    'This cannot be undone and there is no terminal for a confirmation, so nothing was changed. Check with --dry-run, then add --yes.',
  )
}
