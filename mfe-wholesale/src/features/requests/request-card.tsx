import { ApiError, formatDollars, type EquipmentStatus } from '@shop/shared-api'
import { Alert, Badge, Button, Card, Cluster, Heading, Stack, Text, TextLink, toast, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { statusLabels } from './status-labels'

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium' })

const RequestStatusSteps = styled.ol`
  margin: 0;
  padding: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.size.small};
  list-style: none;
`

interface RequestCardProps {
  request: EquipmentStatus
  onChange(request: EquipmentStatus): void
  /** Called if the shown state is out of date. */
  onStale(): void
}

/** A request with its items, status history and quote, which can be approved. */
export function RequestCard({ request, onChange, onStale }: RequestCardProps) {
  const { request_number: number, status, category, items, design, steps, quote, quote_note: note } = request
  return (
    <Card as="article" aria-labelledby={number}>
      <Stack $gap={3}>
        <Cluster $justify="space-between">
          <Heading level={2} size="title" id={number}>
            {category}
          </Heading>
          <Badge>{statusLabels[status]}</Badge>
        </Cluster>
        <Text size="small" tone="inkMuted">
          {number}, sent {day(request.created_at)}
          {request.needed_by && `, needed by ${day(`${request.needed_by}T12:00:00`)}`}
        </Text>
        <Text>{items.map(({ qty, color, size }) => `${qty} × ${color}, ${size}`).join('; ')}</Text>
        {design && <TextLink to={`/model?${design}`}>View design</TextLink>}
        {quote !== null && (
          <Alert
            tone={status === 'quoted' || status === 'declined' ? 'info' : 'success'}
            title={`Our quote: ${formatDollars(quote)}`}
          >
            {note}
          </Alert>
        )}
        {status === 'quoted' && quote !== null && (
          <Approve number={number} quote={quote} onChange={onChange} onStale={onStale} />
        )}
        {steps.length > 0 && (
          <RequestStatusSteps>
            {steps.map(({ status: step, note: note, at }) => (
              <li key={at}>
                {day(at)}: {statusLabels[step as EquipmentStatus['status']] ?? step}
                {note && step !== 'quoted' && `. ${note}`}
              </li>
            ))}
          </RequestStatusSteps>
        )}
      </Stack>
    </Card>
  )
}

interface ApproveProps extends Omit<RequestCardProps, 'request'> {
  number: string
  quote: number
}

function Approve({ number, quote, onChange, onStale }: ApproveProps) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function approve() {
    setBusy(true)
    setProblem(undefined)
    try {
      const call = { params: { number }, body: { quote }, silent: true }
      onChange((await api.request('POST /equipment-requests/:number/approve', call)).data)
      toast(`Quote for ${number} approved`, { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      if (error.status === 409) onStale()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack $gap={3} $align="start">
      {problem && (
        <Alert tone="error" announce="assertive">
          {problem}
        </Alert>
      )}
      <Button variant="action" busy={busy} onClick={() => void approve()}>
        Approve {formatDollars(quote)}
      </Button>
    </Stack>
  )
}
