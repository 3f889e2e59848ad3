import { Cluster, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useOperation } from '../../client/use-operation'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { useMay } from '../../session/session-context'

const removeDemo: Action = {
  label: 'Remove the demo',
  title: 'Remove the demo?',
  explanation:
    'Its products, categories, texts, coupons and accounts leave the shop at once. Orders stay, and so does all that you ' +
    'added or changed.',
  operation: 'demo.remove',
}

/** Ends the demo, for those who may, while the shop has products of it. */
export function DemoPanel({ onRemoved }: { onRemoved(): void }) {
  const may = useMay()
  const mayRemove = may('demo.remove')
  const { data, refetch } = useOperation<{ record: { has_demo: boolean } }>('demo.show', mayRemove && {})
  if (!data?.record.has_demo) return null
  const finish = () => {
    refetch()
    onRemoved()
  }
  return (
    <Panel aria-labelledby="demo">
      <PanelTitle id="demo">Demo</PanelTitle>
      <Text>The shop still sells the products of the demo.</Text>
      <Cluster>
        <ActionButton action={removeDemo} onDone={finish} />
      </Cluster>
    </Panel>
  )
}
