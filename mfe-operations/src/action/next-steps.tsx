import { Stack } from '@shop/shared-ui'
import { Panel } from '../console/frame'
import { PanelTitle } from '../console/panel-title'
import { useMay } from '../session/session-context'
import { ActionButton } from './action-button'
import type { Action } from './action-dialog'

interface NextStepsProps {
  title?: string
  /** The usual next one first. */
  actions: readonly Action[]
  onDone(): void
}

/** The actions that a person may take with what a screen shows; nothing without one. */
export function NextSteps({ title = 'Next steps', actions, onDone }: NextStepsProps) {
  const may = useMay()
  const allowed = actions.filter(({ operation }) => may(operation))
  if (allowed.length === 0) return null
  return (
    <Panel aria-labelledby="next-steps">
      <PanelTitle id="next-steps">{title}</PanelTitle>
      <Stack $gap={2}>
        {allowed.map((action, index) => (
          <ActionButton key={action.label} action={action} variant={index === 0 ? 'action' : 'plain'} onDone={onDone} />
        ))}
      </Stack>
    </Panel>
  )
}
