import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { operations } from '../admin/operations'
import { runOf } from '../testing/command-line'
import { operatorsCommand } from './commands'

const BEGINNING = 'npm run admin -- '

/** Each command that does something, with the examples at its help's end. */
function leaves(command: Command, above: string[] = []): { words: string; examples: string[] }[] {
  const words = [...above, command.name()]
  if (command.commands.length > 0) return command.commands.flatMap((below) => leaves(below, words))
  let help = ''
  command.configureOutput({ writeOut: (text) => void (help += text) }).outputHelp()
  return [{ words: words.slice(1).join(' '), examples: linesIn(help) }]
}

const linesIn = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim().startsWith(BEGINNING) ? [line.trim().slice(BEGINNING.length)] : []))
/** Words as a shell splits them. */
const wordsOf = (line: string) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!)

const known = leaves(operatorsCommand(async () => undefined))
const guide = linesIn(readFileSync(join(__dirname, '../../../docs/operators.md'), 'utf8'))

test.each(known)('"$words" shows an example of itself', ({ words, examples }) => {
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) expect(`${example} `).toMatch(new RegExp(`^${words} `))
})

test.each([...new Set([...known.flatMap(({ examples }) => examples), ...guide])].map((line) => [line]))(
  'admin %s',
  async (line) => {
    if (line.endsWith('--help')) return
    const [run, ...more] = await runOf(wordsOf(line))
    expect(more).toEqual([])
    expect(operations[run!.name]!.input.safeParse(run!.input)).toMatchObject({ success: true })
  },
)

test('the guide is not read in vain', () => expect(guide.length).toBeGreaterThan(50))
