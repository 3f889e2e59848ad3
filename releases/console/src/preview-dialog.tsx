import { Alert, Button, Cluster, Dialog, SelectField, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { Finding } from '../../src/contract'
import type { PreviewLink } from '../../src/operations/preview'
import { Timestamp } from './timestamp'
import { Refusal, type RegistryClient } from './registry-client'

const ShopLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.target};
  color: ${tokens.color.actionText};
  font-weight: 600;
`

/** Lifetimes of a link, in minutes. */
const durations = [
  { minutes: 30, label: '30 minutes' },
  { minutes: 120, label: '2 hours' },
  { minutes: 24 * 60, label: '1 day' },
  { minutes: 7 * 24 * 60, label: '7 days' },
]

interface PreviewDialogProps {
  client: RegistryClient
  part: string
  version: string
  onClose: () => void
}

/** Has the gate judge a version, then shows a signed link to it in the running shop, to copy or to open. */
export function PreviewDialog({ client, part, version, onClose }: PreviewDialogProps) {
  const [minutes, setMinutes] = useState(120)
  const [why, setWhy] = useState('')
  const [answer, setAnswer] = useState<PreviewLink | Error>()
  const [isChecking, setChecking] = useState(false)

  async function create() {
    setChecking(true)
    setAnswer(
      await client.preview(part, version, { minutes, why: why.trim() || undefined }).catch((error: Error) => error),
    )
    setChecking(false)
  }

  const link = answer instanceof Error ? undefined : answer
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Preview ${part} ${version}`}
      footer={
        link ? undefined : (
          <Button variant="action" busy={isChecking} onClick={() => void create()}>
            Create link
          </Button>
        )
      }
    >
      <Stack $gap={4}>
        <Text as="p">Anyone with this link sees the shop with this version. Other visitors don’t.</Text>
        {answer instanceof Error && <RefusedPreview error={answer} />}
        {link ? (
          <SignedLink preview={link} />
        ) : (
          <>
            <SelectField
              label="Valid for"
              required
              value={minutes}
              onChange={({ target }) => setMinutes(Number(target.value))}
            >
              {durations.map(({ minutes: value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Why"
              maxLength={1000}
              value={why}
              onChange={({ target }) => setWhy(target.value)}
              hint="Recorded in the audit log"
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function RefusedPreview({ error }: { error: Error }) {
  return (
    <Alert tone="error" announce="assertive">
      {error.message}
      {error instanceof Refusal && <Findings findings={error.findings} />}
    </Alert>
  )
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const refusals = findings.filter(({ severity }) => severity === 'refusal')
  if (refusals.length === 0) return null
  return (
    <ul>
      {refusals.map(({ check, part, subject, message }) => (
        <li key={`${check} ${part} ${subject}`}>{message}</li>
      ))}
    </ul>
  )
}

function SignedLink({ preview: { link, until, verdict, findings } }: { preview: PreviewLink }) {
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setMessage('Link copied.')
    } catch {
      // Without TLS or clipboard permission.
      field.current?.select()
      setMessage('Link selected: copy it with your keyboard.')
    }
  }

  return (
    <>
      <TextField ref={field} label="Link" required readOnly value={link} />
      <Cluster>
        <Button onClick={() => void copy()}>Copy link</Button>
        <ShopLink href={link} target="_blank" rel="noreferrer">
          Open the shop in a new tab
        </ShopLink>
      </Cluster>
      <Text as="p">
        {'Until '}
        <Timestamp iso={until} />
      </Text>
      {verdict === 'refused' && (
        <Alert tone="warning">
          The gate would refuse to promote it:
          <Findings findings={findings} />
        </Alert>
      )}
      <Text as="p" role="status">
        {message}
      </Text>
    </>
  )
}
