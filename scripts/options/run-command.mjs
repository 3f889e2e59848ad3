import { helpText, parseOptions, UsageError } from './parse-options.mjs'

/**
 * Runs a command from its command line: shows its help, or calls `action(values, positionals)`, whose result is the exit
 * code (nothing means 0). A mistake in the call ends with one sentence and code 2, a failure with its message and code 1.
 * `details` of an error stand below its message.
 */
export async function runCommand(command, argv, action) {
  try {
    const { values, positionals } = parseOptions(command, argv)
    if (values.help) console.log(helpText(command))
    else process.exitCode = (await action(values, positionals)) ?? 0
  } catch (error) {
    if (isBug(error)) console.error(error)
    else console.error([error.message, error.details].filter(Boolean).join('\n'))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** What no caller can mend is shown with its stack. */
const isBug = (error) =>
  !(error instanceof Error) || [TypeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind)
