import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Operation } from '../admin/operation'
import { operations } from '../admin/operations'
import { parseCommandLine } from '../testing/command-line'
import { createProgram } from './commands'

const PREFIX = 'npm run admin -- '

/** Every leaf command with the examples in its help. */
function leaves(command: Command, above: string[] = []): { usage: string; examples: string[] }[] {
  const path = [...above, command.name()]
  if (command.commands.length > 0) return command.commands.flatMap((subcommand) => leaves(subcommand, path))
  let help = ''
  command.configureOutput({ writeOut: (text) => void (help += text) }).outputHelp()
  return [{ usage: path.slice(1).join(' '), examples: linesIn(help) }]
}

const linesIn = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim().startsWith(PREFIX) ? [line.trim().slice(PREFIX.length)] : []))
/** Splits a line into arguments like a shell. */
const splitArguments = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!)

const commands = leaves(createProgram(async () => undefined))
const guide = linesIn(readFileSync(join(__dirname, '../../../docs/operators.md'), 'utf8'))

describe('operators’ commands', () => {
  test.each(commands)('has an example in the help of "$usage"', ({ usage, examples }) => {
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect(`${example} `).toMatch(new RegExp(`^${usage} `))
  })

  test.each([...new Set([...commands.flatMap(({ examples }) => examples), ...guide])].map((line) => [line]))(
    'parses the example "admin %s"',
    async (line) => {
      if (line.endsWith('--help')) return
      const [run, ...more] = await parseCommandLine(splitArguments(line))
      expect(more).toEqual([])
      expect((operations as Record<string, Operation>)[run!.name]!.input.safeParse(run!.input)).toMatchObject({
        success: true,
      })
    },
  )

  test('finds the examples of the guide', () => expect(guide.length).toBeGreaterThan(50))
})
