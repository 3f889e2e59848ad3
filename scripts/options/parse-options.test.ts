import { join } from 'node:path'
import type { Command } from './parse-options.mjs'

type Module = typeof import('./parse-options.mjs')

const command: Command = {
  call: 'npm run bake --',
  about: 'Bakes bread.',
  options: {
    dark: { type: 'boolean', help: 'bake longer' },
    minutes: { type: 'string', value: 'n', help: 'how long', default: '30' },
  },
  args: { text: '<loaf>', min: 1, max: 1 },
}

describe('a command line', () => {
  let { helpText, parseOptions, UsageError }: Module = {} as Module

  beforeAll(async () => {
    ;({ helpText, parseOptions, UsageError } = await importFromNode<Module>(join(__dirname, 'parse-options.mjs')))
  })

  test('parses options and positional arguments and applies defaults', () => {
    expect(parseOptions(command, ['rye', '--dark'])).toEqual({
      values: { dark: true, minutes: '30' },
      positionals: ['rye'],
    })
  })

  test.each([
    [['rye', '--burnt'], "Unknown option '--burnt'. Run with --help for usage: npm run bake -- --help"],
    [['rye', '-x'], "Unknown option '-x'. Run with --help for usage: npm run bake -- --help"],
    [
      ['rye', '--minutes'],
      "Option '--minutes <value>' argument missing. Run with --help for usage: npm run bake -- --help",
    ],
    [['rye', '--minutes='], '--minutes requires a value. Run with --help for usage: npm run bake -- --help'],
    [
      ['rye', '--minutes', '5', '--minutes=50'],
      '--minutes is specified more than once. Run with --help for usage: npm run bake -- --help',
    ],
    [
      ['rye', '--dark=yes'],
      "Option '--dark' does not take an argument. Run with --help for usage: npm run bake -- --help",
    ],
    [['rye', 'bun'], '"bun" is an unexpected argument. Run with --help for usage: npm run bake -- --help'],
    [[], '<loaf> is missing. Run with --help for usage: npm run bake -- --help'],
  ])('rejects %j with one sentence', (argv, sentence) => {
    expect(() => parseOptions(command, argv)).toThrow(new UsageError(sentence))
  })

  test('parses --help without required arguments', () => {
    expect(parseOptions(command, ['--help']).values.help).toBe(true)
  })

  test('has a help text that names every option', () => {
    expect(helpText(command).split('\n')).toEqual([
      'Bakes bread.',
      '',
      'Usage: npm run bake -- <loaf> [options]',
      '',
      '  --dark         bake longer',
      '  --minutes <n>  how long',
      '  --help         show this text',
    ])
  })
})
