import { Alert, Button, Cluster, Container, Heading, Skeleton, Stack, Text, tokens } from '@shop/shared-ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { serverTexts } from '../../src/health/server-confinement'
import { AuditLog } from './audit-log'
import type { Credentials } from './stored-session'
import { MoveDialog } from './move-dialog'
import { PartCard } from './part-card'
import { PreviewList } from './preview-list'
import { registryClient, type Session, type ReleaseAction } from './registry-client'
import { focusOnMount } from './focus-on-mount'
import { useRegistry } from './use-registry'

const PartGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: ${tokens.space[4]};
  align-items: start;
`

/** Stays in view while the data below may be outdated. */
const StickyAlert = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
`

interface ConsolePageProps {
  credentials: Credentials
  session: Session
  onSignOut: () => void
}

/** The console's main page: every part with its versions and their health, and the audit log. */
export function ConsolePage({ credentials, session, onSignOut }: ConsolePageProps) {
  const client = useMemo(() => registryClient(credentials.token, credentials.by), [credentials])
  const { registry, problem, refresh } = useRegistry(client)
  const [action, setAction] = useState<ReleaseAction>()
  const close = useCallback(() => setAction(undefined), [])
  const movedPart = useRef<string>(undefined)
  useEffect(() => {
    // The pressed button may be gone after the move: focus its part instead.
    if (movedPart.current && document.activeElement === document.body)
      document.getElementById(`part-${movedPart.current}`)?.focus()
    movedPart.current = undefined
  }, [registry])
  const mayMove = (part: string) => session.parts.includes('*') || session.parts.includes(part)

  return (
    <Container as="main">
      <Stack $gap={6}>
        <Cluster $justify="space-between">
          <Heading level={1} ref={focusOnMount} tabIndex={-1}>
            Releases
          </Heading>
          <Cluster>
            <Text>{`${credentials.by} (${session.role})`}</Text>
            <Button variant="quiet" onClick={onSignOut}>
              Sign out
            </Button>
          </Cluster>
        </Cluster>
        {problem && (
          <StickyAlert>
            <Alert tone="error" announce="assertive">
              {problem}
            </Alert>
          </StickyAlert>
        )}
        {!registry && !problem && <Skeleton $height="20rem" />}
        {registry && (
          <>
            <Text as="p" role="status">{`Revision ${registry.status.revision}`}</Text>
            {serverTexts(registry.status).map((text) => (
              <Text key={text}>{text}</Text>
            ))}
            {session.parts.length === 0 && <Alert tone="info">Your token is read-only.</Alert>}
            <PartGrid>
              {registry.status.parts.map((part) => (
                <PartCard
                  key={part.part}
                  client={client}
                  part={part}
                  registry={registry}
                  may={{ move: mayMove(part.part), unblock: session.mayForce }}
                  onAction={setAction}
                />
              ))}
            </PartGrid>
            <PreviewList
              client={client}
              previews={registry.previews}
              mayRevoke={({ versions }) => versions.every(({ part }) => mayMove(part))}
              onRevoked={() => void refresh()}
            />
            <AuditLog history={registry.history} />
          </>
        )}
      </Stack>
      {action && registry && (
        <MoveDialog
          client={client}
          action={action}
          maySkip={session.mayForce}
          onClose={close}
          onDone={() => {
            close()
            movedPart.current = action.part
            void refresh()
          }}
        />
      )}
    </Container>
  )
}
