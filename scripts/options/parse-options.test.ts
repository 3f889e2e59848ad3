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

  test('gives its options and what stands beside them, with defaults filled in', () => {
    expect(parseOptions(command, ['rye', '--dark'])).toEqual({
      values: { dark: true, minutes: '30' },
      positionals: ['rye'],
    })
  })

  test.each([
    [['rye', '--burnt'], 'There is no option --burnt. The options are shown by: npm run bake -- --help'],
    [['rye', '-x'], 'There is no option -x. The options are shown by: npm run bake -- --help'],
    [['rye', '--minutes'], '--minutes needs a value (n). The options are shown by: npm run bake -- --help'],
    [['rye', '--minutes='], '--minutes needs a value (n). The options are shown by: npm run bake -- --help'],
    [
      ['rye', '--minutes', '5', '--minutes=50'],
      '--minutes is said twice, and only one of them could hold. The options are shown by: npm run bake -- --help',
    ],
    [['rye', '--dark=yes'], '--dark takes no value. The options are shown by: npm run bake -- --help'],
    [['rye', 'bun'], '"bun" is not understood here. The options are shown by: npm run bake -- --help'],
    [[], '<loaf> is missing. The options are shown by: npm run bake -- --help'],
  ])('%j is answered with one sentence', (argv, sentence) => {
    expect(() => parseOptions(command, argv)).toThrow(new UsageError(sentence))
  })

  test('asks for help without its other parts', () => {
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
