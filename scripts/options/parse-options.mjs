import { parseArgs } from 'node:util'

/** Invalid usage of a command: its message is one sentence for the caller, its exit code 2. */
export class UsageError extends Error {}

/**
 * Parses a command line. `command` is { call, about, options: { name: { type, help, value?, default? } }, args?, notes? }, where
 * `args` describes positionals (`{ text: '<name>', min, max }`). Returns { values, positionals }; throws a UsageError.
 */
export function parseOptions(command, argv) {
  const options = { ...command.options, help: { type: 'boolean', help: 'show this text' } }
  const { tokens } = parseArgs({ args: argv, options: typesOf(options), strict: false, tokens: true })
  const given = tokens.filter(({ kind }) => kind === 'option')
  for (const token of given) checkOption(token, options, command)
  const repeated = given.find(
    ({ name }, index) => options[name].type === 'string' && given.findIndex((token) => token.name === name) < index,
  )
  if (repeated) refuse(command, `${repeated.rawName} is specified more than once`)
  const { values, positionals } = parseArgs({ args: argv, options: typesOf(options), strict: false })
  const { min = 0, max = 0 } = command.args ?? {}
  if (!values.help && positionals.length > max) refuse(command, `"${positionals[max]}" is an unexpected argument`)
  if (!values.help && positionals.length < min) refuse(command, `${command.args.text} is missing`)
  return { values, positionals }
}

function typesOf(options) {
  const entries = Object.entries(options).map(([name, { type, default: value }]) => [
    name,
    value === undefined ? { type } : { type, default: value },
  ])
  return Object.fromEntries(entries)
}

function checkOption({ name, rawName, value }, options, command) {
  const option = options[name]
  if (!option) refuse(command, `Unknown option ${rawName}`)
  if (option.type === 'string' && (value === undefined || value === '')) {
    refuse(command, `${rawName} requires a value (${option.value ?? 'text'})`)
  }
  if (option.type === 'boolean' && value !== undefined) refuse(command, `${rawName} takes no value`)
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
