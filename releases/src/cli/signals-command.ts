import type { SignalMetric } from '@shop/shared-api/contract'
import { figureNames, metricText } from '../signals/figure-text'
import type { VersionSignals } from '../signals/signal-status'
import type { CommandContext, Common } from './command-context'
import { table } from './print'

const metrics: readonly SignalMetric[] = ['lcp', 'inp', 'cls', 'ttfb', 'hydration', 'api']

/** signals. */
export function signalsCommand({ command, registry, answer }: CommandContext): void {
  command('signals [part]', 'Show what visits measured of each version: web vitals, API reads and purchases.')
    .option('--hours <count>', 'how far back, up to 30 days', Number, 24)
    .action(async (part: string | undefined, options: Common & { hours: number }) => {
      answer(options, await (await registry(undefined)).signals({ part, hours: options.hours }), signalsText)
    })
}

/** The 75th percentile of each metric and the steps of a purchase, as a table. */
function signalsText(versions: readonly VersionSignals[]): string[] {
  if (versions.length === 0) return ['No visits were measured in this time. Visitors are measured after they agree.']
  const head = ['part', 'version', 'visits', ...metrics.map((metric) => `${figureNames[metric]} p75`)]
  const rows = versions.map(({ part, version, metrics: measured, funnel }) => [
    part,
    version,
    String(Math.max(0, ...Object.values(measured).map(({ visits }) => visits))),
    ...metrics.map((metric) => (measured[metric] ? metricText(metric, measured[metric].p75) : '–')),
    String(funnel.view),
    share(funnel.cart, funnel.view),
    share(funnel.order, funnel.view),
  ])
  return table([[...head, 'product views', 'add to cart', 'orders'], ...rows])
}

function share(steps: number, of: number): string {
  return of === 0 ? '–' : `${steps} (${((100 * steps) / of).toFixed(1)} %)`
}
