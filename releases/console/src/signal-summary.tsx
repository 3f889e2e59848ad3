import { Text } from '@shop/shared-ui'
import { figureNames, metricText } from '../../src/signals/figure-text'
import type { VersionSignals } from '../../src/signals/signal-status'

const shown: readonly (keyof VersionSignals['metrics'])[] = ['lcp', 'inp', 'cls', 'ttfb', 'hydration', 'api']

/** What visits of the last day measured of a version: the 75th percentile of each metric, and its purchases. */
export function SignalSummary({
  part,
  version,
  signals,
}: {
  part: string
  version: string
  signals: readonly VersionSignals[]
}) {
  const own = signals.find((entry) => entry.part === part && entry.version === version)
  if (!own) return <Text as="p">No visits measured in the last day</Text>
  const { metrics, funnel } = own
  const visits = Math.max(0, ...Object.values(metrics).map((metric) => metric.visits))
  const values = shown.flatMap((metric) =>
    metrics[metric] ? `${figureNames[metric]} ${metricText(metric, metrics[metric].p75)}` : [],
  )
  return (
    <>
      {values.length > 0 && (
        <Text as="p">{`${values.join(' · ')} (75th percentile of ${visits} measured visits in the last day)`}</Text>
      )}
      {funnel.view > 0 && (
        <Text as="p">
          {`${funnel.view} visits saw a product: ${share(funnel.cart, funnel.view)} added to the cart, ${share(funnel.order, funnel.view)} ordered`}
        </Text>
      )}
    </>
  )
}

function share(steps: number, of: number): string {
  return `${((100 * steps) / of).toFixed(1)} %`
}
