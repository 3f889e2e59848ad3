import { helpText, parseOptions, UsageError } from './parse-options.mjs'

/**
 * Runs a command: prints its help, or calls `action(values, positionals)`, which returns the exit code (default 0).
 * Invalid usage ends with one sentence and code 2, a failure with its message, its `details` below, and code 1.
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

/** Programming errors are shown with their stack. */
const isBug = (error) =>
  !(error instanceof Error) || [TypeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind)
