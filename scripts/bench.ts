import { apiMeasurement } from './bench/api/command'
import { buildsMeasurement } from './bench/builds/command'
import { cpuMeasurement } from './bench/cpu/command'
import { documentsMeasurement } from './bench/documents/command'
import { lighthouseMeasurement } from './bench/lighthouse/command'
import { outputOptions, runMeasurement, type Measurement } from './bench/measurement'
import { memoryMeasurement } from './bench/memory/command'
import { pagesMeasurement } from './bench/pages/command'
import { rendersMeasurement } from './bench/renders/command'
import { rollbackMeasurement } from './bench/rollback/command'
import { benchAll } from './bench/full-bench'
import { UsageError, type Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'

/** In the order of execution. */
const measurements = [
  pagesMeasurement,
  lighthouseMeasurement,
  documentsMeasurement,
  rendersMeasurement,
  apiMeasurement,
  cpuMeasurement,
  rollbackMeasurement,
  memoryMeasurement,
  buildsMeasurement,
] as Measurement[]

/** Default options of the full benchmark: about 25 minutes on two idle processors. */
const usual = { api: ['--sizes', '1000,10000', '--seconds', '2'], documents: ['--seconds', '3'] }
const quick = {
  pages: ['--runs', '1'],
  lighthouse: ['--runs', '1'],
  documents: ['--rounds', '1', '--seconds', '2'],
  renders: ['--rounds', '1', '--renders', '50'],
  api: ['--sizes', '1000', '--rounds', '1', '--seconds', '1'],
  cpu: ['--rounds', '1'],
  rollback: ['--rounds', '10'],
  memory: ['--documents', '1000', '--flips', '10'],
}
const thorough = {
  pages: ['--runs', '7'],
  lighthouse: ['--runs', '5'],
  documents: ['--rounds', '5'],
  api: ['--rounds', '5'],
  builds: ['--only', 'shell,catalogue,cart-checkout,account,wholesale'],
}

const command: Command = {
  call: 'npm run bench --',
  about:
    'Builds, then measures pages, Lighthouse, documents, renders, API, CPU per request, rollbacks, memory and builds, each against its own baseline; prints every table and a summary of the key figures.',
  options: {
    quick: { type: 'boolean', help: 'a single short round of each measurement' },
    thorough: { type: 'boolean', help: 'more rounds, and the API up to 100,000 products' },
    against: {
      type: 'string',
      value: 'url',
      help: 'only these pages, or the pages of these shops in turn; any shops',
    },
    ...outputOptions,
  },
  notes: [
    'A single measurement with its own options:',
    ...measurements.map(({ name, about }) => `  npm run bench -- ${name.padEnd(11)} ${about}`),
  ],
}

const argv = process.argv.slice(2)
const alone = measurements.find(({ name }) => name === argv[0])
if (alone) void runMeasurement(alone, argv.slice(1))
else if (argv.some((word) => word.startsWith('--against'))) void runMeasurement(pagesMeasurement, argv)
else
  void runCommand(command, argv, (values) => {
    if (values.quick && values.thorough) throw new UsageError('--quick and --thorough cannot be combined.')
    return benchAll(measurements, values.quick ? quick : values.thorough ? thorough : usual, values)
  })
