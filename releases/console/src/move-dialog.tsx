import { Alert, Button, Dialog, Skeleton, Stack, Text, TextField } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import type { MoveResult } from '../../src/operations/move-pointer'
import { Refusal, type RegistryClient, type Wish } from './registry-client'

interface MoveDialogProps {
  client: RegistryClient
  wish: Wish
  onDone: () => void
  onClose: () => void
}

/**
 * Shows the gate's verdict on a move first; then one press, with a reason, makes it. A move that somebody else made
 * since the verdict refuses it, however new the page behind the dialog is, and the gate is asked anew. A move under way
 * keeps the dialog open: how it ends is told here.
 */
export function MoveDialog({ client, wish, onDone, onClose }: MoveDialogProps) {
  const [verdict, setVerdict] = useState<MoveResult>()
  const [problem, setProblem] = useState<string>()
  const [why, setWhy] = useState('')
  const [moving, setMoving] = useState(false)
  const [asking, setAsking] = useState(wish.kind !== 'unblock')
  const [asked, setAsked] = useState(0)
  const needsWhy = wish.kind !== 'promote'

  useEffect(() => {
    if (wish.kind === 'unblock') return
    let left = false
    const settle = (tell: () => void) => {
      if (left) return
      setAsking(false)
      tell()
    }
    client.move(wish, { dryRun: true }).then(
      (result) => settle(() => setVerdict(result)),
      (error: Error) => settle(() => setProblem(error.message)),
    )
    return () => void (left = true)
  }, [client, wish, asked])

  async function move() {
    setMoving(true)
    setProblem(undefined)
    try {
      if (wish.kind === 'unblock') await client.unblock(wish, why.trim())
      else await client.move(wish, { why: why.trim() || undefined, expectedRevision: verdict?.revision })
      onDone()
    } catch (error) {
      const findings = error instanceof Refusal ? error.findings.map(({ message }) => message) : []
      setProblem([(error as Error).message, ...findings].join(' '))
      setMoving(false)
      if (!(error instanceof Refusal && error.status === 409)) return
      setVerdict(undefined)
      setAsking(true)
      setAsked(asked + 1)
    }
  }

  const isSettled = wish.kind === 'unblock' || (verdict?.verdict === 'pass' && verdict.outcome !== 'unchanged')
  return (
    <Dialog
      open
      onClose={() => moving || onClose()}
      title={titleOf(wish)}
      footer={
        <Button
          variant="action"
          busy={moving || asking}
          disabled={!asking && (!isSettled || (needsWhy && !why.trim()))}
          onClick={() => void move()}
        >
          {buttonOf(wish)}
        </Button>
      }
    >
      <Stack $gap={4}>
        {problem && (
          <Alert tone="error" announce="assertive">
            {problem}
          </Alert>
        )}
        {wish.kind === 'unblock' && <Alert tone="warning">{wish.blocked}</Alert>}
        {wish.kind !== 'unblock' && (
          <div role="status">
            {asking && <Skeleton $height="4rem" />}
            {verdict && <Verdict result={verdict} />}
          </div>
        )}
        <TextField
          label="Why"
          required={needsWhy}
          maxLength={1000}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          hint="Stands in the audit"
        />
      </Stack>
    </Dialog>
  )
}

function Verdict({ result: { verdict, findings, changes, outcome } }: { result: MoveResult }) {
  if (outcome === 'unchanged') return <Alert tone="info">That is so already.</Alert>
  return (
    <Stack $gap={3}>
      {changes.map(({ part, from, to, percent }) => (
        <Text as="p" key={part}>
          {`${part}: ${from ?? 'nothing'} → ${to}${percent === undefined ? '' : ` for ${percent} % of visitors`}`}
        </Text>
      ))}
      <Alert tone={verdict === 'refused' ? 'error' : 'success'}>
        {verdict === 'refused' ? 'The gate refuses this move.' : 'The gate lets this move through.'}
      </Alert>
      {findings.map(({ severity, subject, message }) => (
        <Alert key={`${subject}${message}`} tone={severity === 'refusal' ? 'error' : 'warning'}>
          {message}
        </Alert>
      ))}
    </Stack>
  )
}

function titleOf(wish: Wish): string {
  if (wish.kind === 'unblock') return `Let ${wish.part} ${wish.version} go live again`
  if (wish.kind === 'rollback') return `Roll back ${wish.part}`
  if (wish.kind === 'abort') return `End the canary of ${wish.part}`
  return `${wish.canary ? 'Try' : 'Promote'} ${wish.part} ${wish.version}`
}

function buttonOf(wish: Wish): string {
  if (wish.kind === 'unblock') return 'Lift the block'
  if (wish.kind === 'rollback') return 'Roll back now'
  if (wish.kind === 'abort') return 'End it now'
  return wish.canary ? `Give it to ${wish.canary} %` : 'Bring it live'
}
