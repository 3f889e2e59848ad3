import { createInterface } from 'node:readline/promises'
import { Failure } from '../failure'

/**
 * Prompts in the terminal for the options that are required and missing. Throws 422 with their names when there is no
 * terminal, or for an empty answer.
 */
export async function promptForMissing<Options extends object>(
  given: Options,
  required: Partial<Record<keyof Options & string, string>>,
  { input, output }: { input: NodeJS.ReadStream; output: NodeJS.WriteStream } = {
    input: process.stdin,
    output: process.stderr,
  },
): Promise<Options> {
  const missing = Object.keys(required).filter((name) => !given[name as keyof Options])
  if (missing.length === 0) return given
  const refusal = new Failure(422, 'invalid', `Missing: ${missing.map((name) => `--${name}`).join(', ')}.`)
  if (!input.isTTY || !output.isTTY) throw refusal
  const prompt = createInterface({ input, output })
  const answers: Record<string, string> = {}
  try {
    for (const name of missing) {
      const about = required[name as keyof Options & string]!
      // Ctrl-C and Ctrl-D count as no answer.
      const answer = await prompt.question(`${about[0]!.toUpperCase()}${about.slice(1)}: `).catch(() => '')
      if (!answer.trim()) throw refusal
      answers[name] = answer.trim()
    }
  } finally {
    prompt.close()
  }
  return { ...given, ...answers }
}
