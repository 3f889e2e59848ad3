import { Alert, Button, Cluster, Dialog, SelectField, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { PreviewLink } from '../../src/operations/preview'
import { Moment } from './moment'
import type { RegistryClient } from './registry-client'

const ShopLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.target};
  color: ${tokens.color.actionText};
  font-weight: 600;
`

/** How long a link may work, in minutes. */
const times = [
  { minutes: 30, words: '30 minutes' },
  { minutes: 120, words: '2 hours' },
  { minutes: 24 * 60, words: '1 day' },
  { minutes: 7 * 24 * 60, words: '7 days' },
]

interface PreviewDialogProps {
  client: RegistryClient
  part: string
  version: string
  onClose: () => void
}

/** A signed link that shows one version in the running shop to whoever opens it, to copy or to open. */
export function PreviewDialog({ client, part, version, onClose }: PreviewDialogProps) {
  const [minutes, setMinutes] = useState(120)
  const [answer, setAnswer] = useState<PreviewLink | Error>()

  useEffect(() => {
    let left = false
    const take = (told: PreviewLink | Error) => left || setAnswer(told)
    client.preview(part, version, minutes).then(take, take)
    return () => void (left = true)
  }, [client, part, version, minutes])

  return (
    <Dialog open onClose={onClose} title={`Preview ${part} ${version}`}>
      <Stack $gap={4}>
        <Text as="p">Whoever opens the link sees the shop with this version. Nobody else does.</Text>
        <SelectField
          label="It works for"
          required
          value={minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
        >
          {times.map(({ minutes: value, words }) => (
            <option key={value} value={value}>
              {words}
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
  const [told, setTold] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setTold('The link is copied.')
    } catch {
      // A page without TLS, or without leave to use the clipboard.
      field.current?.select()
      setTold('The link is marked: copy it with your keyboard.')
    }
  }

  return (
    <>
      <TextField ref={field} label="Link" required readOnly value={link} />
      <Cluster>
        <Button onClick={() => void copy()}>Copy the link</Button>
        <ShopLink href={link} target="_blank" rel="noreferrer">
          Open the shop in a new tab
        </ShopLink>
      </Cluster>
      <Text as="p">
        {'Until '}
        <Moment iso={until} />
      </Text>
      <Text as="p" role="status">
        {told}
      </Text>
    </>
  )
}
