import { Alert, Button, Cluster, Dialog, SelectField, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { PreviewLink } from '../../src/operations/preview'
import { Timestamp } from './timestamp'
import type { RegistryClient } from './registry-client'

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

/** A signed link that shows one version in the running shop, to copy or to open. */
export function PreviewDialog({ client, part, version, onClose }: PreviewDialogProps) {
  const [minutes, setMinutes] = useState(120)
  const [answer, setAnswer] = useState<PreviewLink | Error>()

  useEffect(() => {
    let hasLeft = false
    const take = (result: PreviewLink | Error) => hasLeft || setAnswer(result)
    client.preview(part, version, minutes).then(take, take)
    return () => void (hasLeft = true)
  }, [client, part, version, minutes])

  return (
    <Dialog open onClose={onClose} title={`Preview ${part} ${version}`}>
      <Stack $gap={4}>
        <Text as="p">Anyone with this link sees the shop with this version. Other visitors don’t.</Text>
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
        {answer instanceof Error ? (
          <Alert tone="error" announce="assertive">
            {answer.message}
          </Alert>
        ) : (
          answer && <SignedLink key={answer.link} preview={answer} />
        )}
      </Stack>
    </Dialog>
  )
}

function SignedLink({ preview: { link, until } }: { preview: PreviewLink }) {
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
      <Text as="p" role="status">
        {message}
      </Text>
    </>
  )
}
