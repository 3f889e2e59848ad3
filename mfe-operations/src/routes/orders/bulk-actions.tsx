import { Alert, Button, ButtonLink, Cluster, Stack, Text, VisuallyHidden } from '@shop/shared-ui'
import { useState } from 'react'
import { useStaffClient } from '../../client/staff-context'
import { useChange } from '../../client/use-change'
import { withoutCommandHints } from '../../client/without-command-hints'
import { useMay } from '../../session/session-context'
import { saveTable } from '../../table/save-table'

interface BulkActionsProps {
  chosen: readonly { number: string }[]
  onDone(): void
  onClear(): void
}

interface Confirmed {
  done: string
  detail: { confirmed: string[]; refused: { number: string; message: string }[] }
}

/** What can be done with several orders at once. Each succeeds or fails for itself; those that failed are named. */
export function BulkActions({ chosen, onDone, onClear }: BulkActionsProps) {
  const client = useStaffClient()
  const may = useMay()
  const { isBusy, change } = useChange()
  const [refused, setRefused] = useState<Confirmed['detail']['refused']>([])
  const numbers = chosen.map(({ number }) => number)

  async function confirm() {
    setRefused([])
    const answer = await change(async () => {
      const { done, detail } = await client.run<Confirmed>('orders.confirm', { numbers })
      // Without a confirmed order, the list of refusals says it all.
      return detail.confirmed.length > 0 ? { done, detail } : { detail }
    })
    if (!answer) return
    setRefused(answer.detail.refused)
    onDone()
  }

  return (
    <Stack as="section" $gap={3} aria-label="Selected orders">
      {chosen.length > 0 && (
        <Cluster>
          <Text as="strong">{`${chosen.length} selected`}</Text>
          {may('orders.confirm') && (
            <Button busy={isBusy} onClick={() => void confirm()}>
              Confirm
            </Button>
          )}
          <ButtonLink to={`/operations/packing-slips?orders=${numbers.join(',')}`}>Packing slips</ButtonLink>
          <Button onClick={() => saveTable('orders.csv', chosen)}>Export CSV</Button>
          <Button variant="quiet" onClick={onClear}>
            Clear selection
          </Button>
        </Cluster>
      )}
      <VisuallyHidden role="status">{chosen.length > 0 ? `${chosen.length} orders selected` : ''}</VisuallyHidden>
      {refused.length > 0 && (
        <Alert tone="error" announce="assertive">
          <ul aria-label="Orders that could not be confirmed">
            {refused.map(({ number, message }) => (
              <li key={number}>{`${number}: ${withoutCommandHints(message)}`}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  )
}
