import { Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import type { VersionHealth } from '../../src/health/health-status'

const Drawing = styled.svg`
  inline-size: 100%;
  max-inline-size: 15rem;
  block-size: 2rem;
  fill: none;
  stroke: ${tokens.color.ink};
  stroke-width: 1.5;
  .failures {
    stroke: ${tokens.color.error};
  }
`

/** One version's last hour: page views as a line, failures as another, and both in words. */
export function Sparkline({ part, version, health }: { part: string; version: string; health: VersionHealth[] }) {
  const own = health.find((one) => one.part === part && one.version === version)
  if (!own || own.views + own.pageFailures + own.widgetFailures === 0)
    return <Text as="p">No page views in the last hour</Text>
  const { series } = own
  const highest = Math.max(1, ...series.map(({ views, failures }) => Math.max(views, failures)))
  const failures = own.pageFailures + own.widgetFailures
  const line = (value: (minute: (typeof series)[number]) => number) =>
    series.map((minute, index) => `${index * 4},${(30 - (value(minute) / highest) * 28).toFixed(1)}`).join(' ')
  return (
    <div>
      <Drawing viewBox="0 0 236 32" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line(({ views }) => views)} />
        {failures > 0 && <polyline className="failures" points={line((minute) => minute.failures)} />}
      </Drawing>
      <Text as="p">{`${own.views} page views, ${failures} failures in the last hour`}</Text>
    </div>
  )
}
