import { Alert, Button, Cluster, Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import type { GuardStatus } from '../../src/guard/guard-status'
import { figureNames, valueText, verdictText } from '../../src/signals/figure-text'
import type { ReleaseAction } from './registry-client'
import { Timestamp } from './timestamp'

const Figures = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    padding-block-end: ${tokens.space[2]};
    text-align: start;
  }
  th,
  td {
    padding: ${tokens.space[1]};
    border-block-start: 1px solid ${tokens.color.hairline};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`

interface GuardPanelProps {
  guard: GuardStatus
  mayMove: boolean
  onAction: (action: ReleaseAction) => void
}

/** A guarded promotion: its stage, what it waits for, and the figures of both versions. */
export function GuardPanel({ guard, mayMove, onAction }: GuardPanelProps) {
  const { part, live, candidate, percent, since, paused, verdict, comparisons, visits } = guard
  const worse = comparisons.some(({ isWorse }) => isWorse) ? 'It is worse' : 'No figure counts as worse'
  const step = paused ? 'resume' : 'pause'
  return (
    <Stack $gap={3}>
      <Text as="p">
        {`Guarded promotion by ${guard.guard.startedBy}: stages ${[...guard.guard.stages, 100].join(', ')} %, at ${percent} % since `}
        <Timestamp iso={since} />
      </Text>
      {paused ? (
        <Alert tone="warning">{`Paused by ${paused.by}${paused.why && `: ${paused.why}`}`}</Alert>
      ) : (
        <Alert tone="info">{verdict.why}</Alert>
      )}
      <Figures>
        <caption>{`${visits} measured visits of ${candidate}, compared with ${live} hour by hour. ${worse}.`}</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Live</th>
            <th scope="col">New</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map((comparison) => (
            <tr key={comparison.figure}>
              <th scope="row">{figureNames[comparison.figure]}</th>
              <td>{valueText(comparison.figure, comparison.live.value)}</td>
              <td>{valueText(comparison.figure, comparison.candidate.value)}</td>
              <td>{verdictText(comparison)}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
      {mayMove && (
        <Cluster>
          <Button onClick={() => onAction({ kind: 'guard', part, version: candidate, step })}>
            {paused ? 'Resume promotion' : 'Pause promotion'}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
