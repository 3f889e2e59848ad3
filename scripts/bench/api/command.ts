import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand } from '../../options/run-command.mjs'
import { UsageError, type Command } from '../../options/parse-options.mjs'
import { apiBenchText } from './api-report'
import { benchApi } from './bench-api'

const command: Command = {
  call: 'npm run bench -- api',
  about:
    'Measures the API on a real PostgreSQL that is made for it: list, filtered list, search, product, cart quote and order, side by side with a bare Fastify route and a bare query of the same size.',
  options: {
    sizes: {
      type: 'string',
      value: 'n,n',
      help: 'products in the catalogue (default 1000,10000,100000)',
      default: '1000,10000,100000',
    },
    rounds: { type: 'string', value: 'n', help: 'times that each is measured (default 3)', default: '3' },
    seconds: { type: 'string', value: 'n', help: 'how long each time (default 4)', default: '4' },
    connections: { type: 'string', value: 'n', help: 'how many at once (default 50)', default: '50' },
    quick: { type: 'boolean', help: '1,000 products, once, for two seconds each' },
    output: { type: 'string', value: 'file', help: 'write the result there as JSON, too' },
    json: { type: 'boolean', help: 'print JSON instead of a table' },
  },
  notes: [
    'The seed has some 250 products: a catalogue cannot be smaller. "first" is the time of an answer that nobody asked for before.',
    'Client, API and PostgreSQL share this machine: only the ratios can be held against those of another.',
  ],
}

function positive(text: unknown, name: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new UsageError(`--${name} is "${String(text)}", and has to be a whole number above 0.`)
}

/** Runs `npm run bench -- api` with the rest of its command line. */
export function runApiBench(argv: string[]): Promise<void> {
  return runCommand(command, argv, async ({ sizes, rounds, seconds, connections, quick, output, json }) => {
    const plan = quick
      ? { sizes: [1000], rounds: 1, seconds: 2, connections: 50 }
      : {
          sizes: String(sizes)
            .split(',')
            .map((size) => positive(size, 'sizes')),
          rounds: positive(rounds, 'rounds'),
          seconds: positive(seconds, 'seconds'),
          connections: positive(connections, 'connections'),
        }
    const began = Date.now()
    const tell = (line: string) => console.error(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`)
    const calls = await benchApi(plan, tell)
    if (output) writeFileSync(resolve(String(output)), `${JSON.stringify(calls, null, 2)}\n`)
    console.log(json ? JSON.stringify(calls, null, 2) : apiBenchText(calls))
  })
}
