import { Alert, Badge, Button, Cluster, Heading, Stack, Text } from '@shop/shared-ui'
import { useState } from 'react'
import type { ActivePreview } from '../../src/preview/active-previews'
import type { RegistryClient } from './registry-client'
import { Timestamp } from './timestamp'

interface PreviewListProps {
  client: RegistryClient
  previews: readonly ActivePreview[]
  /** Whether the user may revoke the preview. */
  mayRevoke: (preview: ActivePreview) => boolean
  onRevoked: () => void
}

/** The active previews: versions, author, expiry, and a button that revokes each. */
export function PreviewList({ client, previews, mayRevoke, onRevoked }: PreviewListProps) {
  const [revoking, setRevoking] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [message, setMessage] = useState('')

  async function revoke({ id, versions }: ActivePreview) {
    setRevoking(id)
    setProblem(undefined)
    try {
      await client.revokePreview(id)
      setMessage(`Revoked the preview of ${namesOf(versions)}.`)
      // The pressed button disappears.
      document.getElementById('previews')?.focus()
      onRevoked()
    } catch (error) {
      setProblem((error as Error).message)
    }
    setRevoking(undefined)
  }

  return (
    <Stack as="section" aria-labelledby="previews" $gap={4}>
      <Heading level={2} id="previews" tabIndex={-1}>
        Previews
      </Heading>
      {problem && (
        <Alert tone="error" announce="assertive">
          {problem}
        </Alert>
      )}
      <Text as="p" role="status">
        {message || (previews.length === 0 ? 'No preview is active.' : `${previews.length} active`)}
      </Text>
      <Stack as="ul" $gap={3}>
        {previews.map((preview) => (
          <Stack as="li" key={preview.id} $gap={2}>
            <Cluster>
              <strong>{namesOf(preview.versions)}</strong>
              {preview.refusals.length > 0 && <Badge $tone="warning">Promotion would be refused</Badge>}
              {mayRevoke(preview) && (
                <Button
                  variant="quiet"
                  busy={revoking === preview.id}
                  aria-label={`Revoke the preview ${preview.id} of ${namesOf(preview.versions)}`}
                  onClick={() => void revoke(preview)}
                >
                  Revoke
                </Button>
              )}
            </Cluster>
            <Text as="p">
              {`${preview.by} (${preview.role}), until `}
              <Timestamp iso={preview.until} />
              {preview.why && `: ${preview.why}`}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

function namesOf(versions: ActivePreview['versions']): string {
  return versions.map(({ part, version }) => `${part} ${version}`).join(', ')
}
