import { Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { failureKindsText } from '../../src/health/failure-kinds-text'
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

/** A version's last hour: a line of page views, a line of failures, and both as text. */
export function Sparkline({ part, version, health }: { part: string; version: string; health: VersionHealth[] }) {
  const own = health.find((entry) => entry.part === part && entry.version === version)
  const reported = own ? own.pageFailures + own.widgetFailures : 0
  if (!own || own.views + own.reportedViews + own.renderFailures + reported === 0)
    return <Text as="p">No page views in the last hour</Text>
  const { series } = own
  const highest = Math.max(1, ...series.map(({ views, failures }) => Math.max(views, failures)))
  const rendered = Math.round(own.renderFailures)
  const kinds = failureKindsText(own.failureKinds)
  const line = (value: (minute: (typeof series)[number]) => number) =>
    series.map((minute, index) => `${index * 4},${(30 - (value(minute) / highest) * 28).toFixed(1)}`).join(' ')
  return (
    <div>
      <Drawing viewBox="0 0 236 32" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line(({ views }) => views)} />
        {rendered + reported > 0 && <polyline className="failures" points={line((minute) => minute.failures)} />}
      </Drawing>
      <Text as="p">
        {`${own.views + own.reportedViews} page views, ${rendered} failed renders, ${reported} failures reported by browsers${kinds && ` (${kinds})`} in the last hour`}
      </Text>
      {own.messages.length > 0 && <Text as="p">{`Render errors: ${own.messages.join(' · ')}`}</Text>}
      {own.reportedMessages.length > 0 && (
        <Text as="p">{`Reported by browsers (unverified): ${own.reportedMessages.join(' · ')}`}</Text>
      )}
    </div>
  )
}
