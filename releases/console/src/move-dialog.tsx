import { Alert, Button, Checkbox, Dialog, Skeleton, Stack, Text, TextField } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import type { MoveResult } from '../../src/operations/move-pointer'
import { isMove, Refusal, type RegistryClient, type ReleaseAction } from './registry-client'

interface MoveDialogProps {
  client: RegistryClient
  action: ReleaseAction
  /** Whether the token may skip a check that can't be made. */
  maySkip: boolean
  onDone: () => void
  onClose: () => void
}

/**
 * Shows the gate's verdict on a move first; then one press, with a reason, makes it. If the pointer has moved since
 * the verdict, the move is refused and the gate judges again. The dialog stays open while a move is in flight and
 * reports its outcome.
 */
export function MoveDialog({ client, action, maySkip, onDone, onClose }: MoveDialogProps) {
  const [verdict, setVerdict] = useState<MoveResult>()
  const [problem, setProblem] = useState<string>()
  const [why, setWhy] = useState('')
  const [moving, setMoving] = useState(false)
  const [isChecking, setChecking] = useState(isMove(action))
  const [attempt, setAttempt] = useState(0)
  const [skipsBrowser, setSkipsBrowser] = useState(false)
  const needsWhy = action.kind !== 'promote' || skipsBrowser

  useEffect(() => {
    if (!isMove(action)) return
    let hasLeft = false
    const settle = (update: () => void) => {
      if (hasLeft) return
      setChecking(false)
      update()
    }
    client.move(action, { dryRun: true }).then(
      (result) => settle(() => setVerdict(result)),
      (error: Error) => settle(() => setProblem(error.message)),
    )
    return () => void (hasLeft = true)
  }, [client, action, attempt])

  async function move() {
    setMoving(true)
    setProblem(undefined)
    try {
      if (action.kind === 'unblock') await client.unblock(action, why.trim())
      else if (action.kind === 'guard') await client.changeGuard(action, why.trim())
      else
        await client.move(action, {
          why: why.trim() || undefined,
          expectedRevision: verdict?.revision,
          ...(skipsBrowser && { skipChecks: ['browser'] }),
        })
      onDone()
    } catch (error) {
      const findings = error instanceof Refusal ? error.findings.map(({ message }) => message) : []
      setProblem([(error as Error).message, ...findings].join(' '))
      setMoving(false)
      if (!(error instanceof Refusal && error.status === 409)) return
      setVerdict(undefined)
      setChecking(true)
      setAttempt(attempt + 1)
    }
  }

  const canSkip = maySkip && verdict !== undefined && isOnlyWithoutBrowser(verdict)
  const isPassed = verdict?.verdict === 'pass' && verdict.outcome !== 'unchanged'
  const isSettled = !isMove(action) || isPassed || (canSkip && skipsBrowser)
  return (
    <Dialog
      open
      onClose={() => moving || onClose()}
      title={titleOf(action)}
      footer={
        <Button
          variant="action"
          busy={moving || isChecking}
          disabled={!isChecking && (!isSettled || (needsWhy && !why.trim()))}
          onClick={() => void move()}
        >
          {buttonOf(action)}
        </Button>
      }
    >
      <Stack $gap={4}>
        {problem && (
          <Alert tone="error" announce="assertive">
            {problem}
          </Alert>
        )}
        {action.kind === 'unblock' && <Alert tone="warning">{action.blocked}</Alert>}
        {isMove(action) && (
          <div role="status">
            {isChecking && <Skeleton $height="4rem" />}
            {verdict && <Verdict result={verdict} />}
          </div>
        )}
        {canSkip && (
          <Checkbox
            label="Move without the browser check"
            checked={skipsBrowser}
            onChange={({ target }) => setSkipsBrowser(target.checked)}
          />
        )}
        <TextField
          label="Why"
          required={needsWhy}
          maxLength={1000}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          hint="Recorded in the audit log"
        />
      </Stack>
    </Dialog>
  )
}

/** Whether the move would pass but for the browser check, which can't be made here. */
function isOnlyWithoutBrowser({ findings }: MoveResult): boolean {
  const refusals = findings.filter(({ severity }) => severity === 'refusal')
  return refusals.length > 0 && refusals.every(({ check, subject }) => check === 'browser' && subject === 'missing')
}

function Verdict({ result: { verdict, findings, changes, outcome } }: { result: MoveResult }) {
  if (outcome === 'unchanged') return <Alert tone="info">No change: this is already the current state.</Alert>
  return (
    <Stack $gap={3}>
      {changes.map(({ part, from, to, percent }) => (
        <Text as="p" key={part}>
          {`${part}: ${from ?? 'nothing'} → ${to}${percent === undefined ? '' : ` for ${percent} % of visitors`}`}
        </Text>
      ))}
      <Alert tone={verdict === 'refused' ? 'error' : 'success'}>
        {verdict === 'refused' ? 'The gate refuses this move.' : 'The gate passes this move.'}
      </Alert>
      {findings.map(({ severity, subject, message }) => (
        <Alert key={`${subject}${message}`} tone={severity === 'refusal' ? 'error' : 'warning'}>
          {message}
        </Alert>
      ))}
    </Stack>
  )
}

function titleOf(action: ReleaseAction): string {
  if (action.kind === 'unblock') return `Unblock ${action.part} ${action.version}`
  if (action.kind === 'guard')
    return `${action.step === 'pause' ? 'Pause' : 'Resume'} the guarded promotion of ${action.part} ${action.version}`
  if (action.kind === 'rollback') return `Roll back ${action.part}`
  if (action.kind === 'abort') return `Abort the canary of ${action.part}`
  return `${action.canary ? 'Try' : 'Promote'} ${action.part} ${action.version}${action.guarded ? ' step by step' : ''}`
}

function buttonOf(action: ReleaseAction): string {
  if (action.kind === 'unblock') return 'Unblock'
  if (action.kind === 'guard') return action.step === 'pause' ? 'Pause' : 'Resume'
  if (action.kind === 'rollback') return 'Roll back now'
  if (action.kind === 'abort') return 'Abort now'
  if (action.guarded) return 'Start guarded promotion'
  return action.canary ? `Start canary at ${action.canary} %` : 'Promote now'
}
