import { Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { Panel } from './frame'
import { labelOf } from './labels'
import { PanelTitle } from './panel-title'

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[3]};
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: ${tokens.rule.strong} solid ${tokens.color.hairline};
`

/** What happened to an order or request, the oldest first. */
export function History({ steps }: { steps: { at: string; status: string; note: string | null }[] }) {
  return (
    <Panel aria-labelledby="history">
      <PanelTitle id="history">History</PanelTitle>
      <Steps>
        {steps.map(({ at, status, note }, index) => (
          <li key={`${index} ${at}`}>
            <strong>{labelOf(status)}</strong>
            <Text size="small" tone="inkMuted">
              {`${at} UTC`}
            </Text>
            {note && <Text size="small">{note}</Text>}
          </li>
        ))}
      </Steps>
    </Panel>
  )
}
