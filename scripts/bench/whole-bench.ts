import { cpus, loadavg, totalmem } from 'node:os'
import { buildConsoleApart, buildParts } from '@shop/federation'
import { buildProgress } from '../build/build-progress'
import { knownParts } from '../build/known-parts'
import { withTakeDown } from '../measuring/take-down'
import { printResult, timedTelling, type Measurement, type Values } from './measurement'
import { runApart } from './run-apart'
import { figuresText, keyFigures, type BenchResults } from './summary'

/** What a whole bench came to, by the names of the measurements. */
interface WholeBench {
  machine: { node: string; processors: string; gigabytes: number }
  /** How many processes the machine had to run in the minute before, on average. */
  load: Record<string, number>
  results: BenchResults
  /** Why there is no result. */
  failed: Record<string, string>
}

/**
 * Builds once, then measures one thing after the other, each in a process of its own with these options of its command
 * line, and prints what came of it. Gives 1 when something failed or the bench was stopped.
 */
export async function benchAll(
  measurements: readonly Measurement[],
  options: Record<string, readonly string[]>,
  values: Values,
): Promise<number> {
  const tell = timedTelling()
  const bench: WholeBench = { machine: machine(), load: {}, results: {}, failed: {} }
  let isStopped = false
  await withTakeDown(async (_, stopped) => {
    void stopped.then(() => (isStopped = true))
    tell('building what has changed')
    await Promise.race([build(tell), stopped])
    for (const { name } of measurements) {
      if (isStopped) return
      tell(name)
      bench.load[name] = Math.round((loadavg()[0] ?? 0) * 10) / 10
      const measuring = runApart([name, ...(options[name] ?? [])])
      void stopped.then(measuring.stop)
      const end = await measuring.ended
      if ('result' in end) Object.assign(bench.results, { [name]: end.result })
      else bench.failed[name] = isStopped ? 'stopped' : end.failure
    }
    tell('done')
  })
  const figures = keyFigures(bench.results)
  printResult({ ...bench, figures }, () => wholeText(measurements, bench), values)
  return isStopped || Object.keys(bench.failed).length > 0 ? 1 : 0
}

async function build(tell: (line: string) => void): Promise<void> {
  await buildParts({ onProgress: buildProgress(knownParts([]), tell, false) })
  await buildConsoleApart()
}

function machine(): WholeBench['machine'] {
  const all = cpus()
  const processors = `${all.length} × ${all[0]?.model ?? 'unknown'}`
  return { node: process.version, processors, gigabytes: Math.round(totalmem() / 2 ** 30) }
}

/** Every table, then the key figures, then what failed. */
function wholeText(measurements: readonly Measurement[], { machine, load, results, failed }: WholeBench): string {
  const tables = measurements.flatMap(({ name, text }) => {
    const result = results[name as keyof BenchResults]
    return result ? [`${name} (load ${load[name]})`, text(result as never), ''] : []
  })
  const { node, processors, gigabytes } = machine
  return [
    ...tables,
    figuresText(keyFigures(results)),
    '',
    `Node ${node}, ${processors}, ${gigabytes} GB`,
    ...Object.entries(failed).map(([name, why]) => `FAILED: ${name}: ${why}`),
  ].join('\n')
}
