import { parseArgs } from 'node:util'

/** Invalid usage of a command: its message is one sentence for the caller, its exit code 2. */
export class UsageError extends Error {}

/**
 * Parses a command line. `command` is { call, about, options: { name: { type, help, value?, default? } }, args?, notes? }, where
 * `args` describes positionals (`{ text: '<name>', min, max }`). Returns { values, positionals }; throws a UsageError.
 */
export function parseOptions(command, argv) {
  const { values, positionals, tokens } = parseStrictly(command, argv)
  const given = tokens.filter(({ kind }) => kind === 'option')
  const empty = given.find(({ value }) => value === '')
  if (empty) refuse(command, `${empty.rawName} requires a value`)
  const repeated = given.find(
    ({ name, value }, index) => value !== undefined && given.findIndex((token) => token.name === name) < index,
  )
  if (repeated) refuse(command, `${repeated.rawName} is specified more than once`)
  const { min = 0, max = 0 } = command.args ?? {}
  if (!values.help && positionals.length > max) refuse(command, `"${positionals[max]}" is an unexpected argument`)
  if (!values.help && positionals.length < min) refuse(command, `${command.args.text} is missing`)
  return { values, positionals }
}

/** Node's own parser; of its messages the first sentence. */
function parseStrictly(command, argv) {
  const options = typesOf({ ...command.options, help: { type: 'boolean' } })
  try {
    return parseArgs({ args: argv, options, allowPositionals: true, tokens: true })
  } catch (error) {
    return refuse(command, error.message.split(/\.\s/)[0].replace(/\.$/, ''))
  }
}

function typesOf(options) {
  const entries = Object.entries(options).map(([name, { type, default: value }]) => [
    name,
    value === undefined ? { type } : { type, default: value },
  ])
  return Object.fromEntries(entries)
}

function refuse(command, problem) {
  throw new UsageError(`${problem}. Run with --help for usage: ${command.call} --help`)
}

/** The help text of a command. */
export function helpText(command) {
  const options = { ...command.options, help: { type: 'boolean', help: 'show this text' } }
  const rows = Object.entries(options).map(([name, { type, value, help }]) => [
    `  --${name}${type === 'string' ? ` <${value ?? 'text'}>` : ''}`,
    help,
  ])
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  const usage = `Usage: ${command.call}${command.args ? ` ${command.args.text}` : ''} [options]`
  const lines = [command.about, '', usage, '', ...rows.map(([left, right]) => left.padEnd(width) + right)]
  return [...lines, ...(command.notes ? ['', ...command.notes] : [])].join('\n')
}
