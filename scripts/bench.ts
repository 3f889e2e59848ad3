import { apiMeasurement } from './bench/api/command'
import { buildsMeasurement } from './bench/builds/command'
import { documentsMeasurement } from './bench/documents/command'
import { lighthouseMeasurement } from './bench/lighthouse/command'
import {
  outputOptions,
  printResult,
  runMeasurement,
  timedTelling,
  type Measurement,
  type Values,
} from './bench/measurement'
import { memoryMeasurement } from './bench/memory/command'
import { pagesMeasurement } from './bench/pages/command'
import { rollbackMeasurement } from './bench/rollback/command'
import { figuresText, keyFigures } from './bench/summary'
import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'

/** In the order in which they are measured, the quick ones first. */
const measurements: Record<string, Measurement> = Object.fromEntries(
  [
    documentsMeasurement,
    memoryMeasurement,
    rollbackMeasurement,
    buildsMeasurement,
    pagesMeasurement,
    apiMeasurement,
    lighthouseMeasurement,
  ].map((measurement) => [measurement.name, measurement as Measurement]),
)
const wholeBench = ['documents', 'memory', 'rollback', 'builds', 'pages', 'api']

/** What `--quick` makes of the options: minutes instead of an hour. */
const quick: Record<string, Values> = {
  documents: { rounds: '1', seconds: '3' },
  memory: { documents: '2000', flips: '10' },
  rollback: { rounds: '10' },
  pages: { runs: '1' },
  api: { quick: true },
}

const command: Command = {
  call: 'npm run bench --',
  about:
    'Measures the whole shop: documents, memory, rollbacks, builds, pages and API, each beside its own floor, and prints every table and then one of the key figures.',
  options: {
    quick: { type: 'boolean', help: 'once and briefly each' },
    against: { type: 'string', value: 'url,url', help: 'only the pages of these running shops, any shops, by turns' },
    ...outputOptions,
  },
  notes: [
    'One of them alone, with options of its own:',
    ...Object.values(measurements).map(({ name, about }) => `  npm run bench -- ${name.padEnd(11)} ${about}`),
  ],
}

const defaultsOf = ({ options }: Measurement): Values =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]))

async function benchAll(values: Values): Promise<void> {
  const tell = timedTelling()
  const results: Record<string, unknown> = {}
  for (const name of wholeBench) {
    const measurement = measurements[name] as Measurement
    const chosen = { ...defaultsOf(measurement), ...(values.quick && quick[name]) }
    results[name] = await measurement.measure(chosen, (line) => tell(`${name}: ${line}`))
  }
  const figures = keyFigures(results)
  const text = () =>
    [
      ...wholeBench.map((name) => `${name}\n${measurements[name]?.text(results[name] as never)}\n`),
      figuresText(figures),
    ].join('\n')
  printResult({ ...results, figures }, text, values)
}

const [first = '', ...rest] = process.argv.slice(2)
const alone = measurements[first]
if (alone) void runMeasurement(alone, rest)
else if (process.argv.some((word) => word.startsWith('--against')))
  void runMeasurement(measurements.pages as Measurement, process.argv.slice(2))
else void runCommand(command, process.argv.slice(2), benchAll)
