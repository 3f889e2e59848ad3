import { cpus, loadavg, totalmem } from 'node:os'
import { buildConsoleInWorker, buildParts } from '@shop/federation'
import { buildProgress } from '../build/build-progress'
import { resolvePartNames } from '../build/resolve-part-names'
import { withCleanup } from '../measuring/cleanup'
import { printResult, createTimedLog, type Measurement, type Values } from './measurement'
import { runInChildProcess } from './run-in-child-process'
import { figuresText, keyFigures, type BenchResults } from './summary'

/** Results of the full benchmark by measurement. */
interface FullBench {
  machine: { node: string; processors: string; gigabytes: number }
  /** Load average of the minute before each measurement. */
  load: Record<string, number>
  results: BenchResults
  /** Reason of each failure. */
  failed: Record<string, string>
}

/**
 * Builds once, then runs all measurements in sequence, each in a child process with these arguments, and prints the
 * results. Returns 1 if one failed or the benchmark was stopped.
 */
export async function benchAll(
  measurements: readonly Measurement[],
  options: Record<string, readonly string[]>,
  values: Values,
): Promise<number> {
  const log = createTimedLog()
  const bench: FullBench = { machine: machine(), load: {}, results: {}, failed: {} }
  let isStopped = false
  await withCleanup(async (_, stopped) => {
    void stopped.then(() => (isStopped = true))
    log('building changed parts')
    await Promise.race([build(log), stopped])
    for (const { name } of measurements) {
      if (isStopped) return
      log(name)
      bench.load[name] = Math.round((loadavg()[0] ?? 0) * 10) / 10
      const measuring = runInChildProcess([name, ...(options[name] ?? [])])
      void stopped.then(measuring.stop)
      const end = await measuring.ended
      if ('result' in end) Object.assign(bench.results, { [name]: end.result })
      else bench.failed[name] = isStopped ? 'stopped' : end.failure
    }
    log('done')
  })
  const figures = keyFigures(bench.results)
  printResult({ ...bench, figures }, () => fullBenchText(measurements, bench), values)
  return isStopped || Object.keys(bench.failed).length > 0 ? 1 : 0
}

async function build(log: (line: string) => void): Promise<void> {
  await buildParts({ onProgress: buildProgress(resolvePartNames([]), log, false) })
  await buildConsoleInWorker()
}

function machine(): FullBench['machine'] {
  const all = cpus()
  const processors = `${all.length} × ${all[0]?.model ?? 'unknown'}`
  return { node: process.version, processors, gigabytes: Math.round(totalmem() / 2 ** 30) }
}

/** Formats every table, the key figures and the failures. */
function fullBenchText(measurements: readonly Measurement[], { machine, load, results, failed }: FullBench): string {
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
