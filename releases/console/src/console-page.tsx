import { Alert, Button, Cluster, Container, Heading, Skeleton, Stack, Text, tokens } from '@shop/shared-ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { AuditLog } from './audit-log'
import type { Credentials } from './kept-session'
import { MoveDialog } from './move-dialog'
import { PartCard } from './part-card'
import { registryClient, type Session, type Wish } from './registry-client'
import { takeFocus } from './take-focus'
import { useRegistry } from './use-registry'

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: ${tokens.space[4]};
  align-items: start;
`

/** However far down one looks: while it stands, what is below may be out of date. */
const InView = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
`

interface ConsolePageProps {
  credentials: Credentials
  session: Session
  onSignOut: () => void
}

/** What a release manager works with: every part, its versions, their health, and the audit. */
export function ConsolePage({ credentials, session, onSignOut }: ConsolePageProps) {
  const client = useMemo(() => registryClient(credentials.token, credentials.by), [credentials])
  const { registry, problem, refresh } = useRegistry(client)
  const [wish, setWish] = useState<Wish>()
  const close = useCallback(() => setWish(undefined), [])
  const moved = useRef<string>(undefined)
  useEffect(() => {
    // What was pressed may be gone with the move, and the focus with it; its part is not.
    if (moved.current && document.activeElement === document.body)
      document.getElementById(`part-${moved.current}`)?.focus()
    moved.current = undefined
  }, [registry])
  const mayMove = (part: string) => session.parts.includes('*') || session.parts.includes(part)

  return (
    <Container as="main">
      <Stack $gap={6}>
        <Cluster $justify="space-between">
          <Heading level={1} ref={takeFocus} tabIndex={-1}>
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
          <InView>
            <Alert tone="error" announce="assertive">
              {problem}
            </Alert>
          </InView>
        )}
        {!registry && !problem && <Skeleton $height="20rem" />}
        {registry && (
          <>
            <Text as="p" role="status">{`Revision ${registry.status.revision}`}</Text>
            {session.parts.length === 0 && <Alert tone="info">Your token lets you look, not act.</Alert>}
            <Parts>
              {registry.status.parts.map((part) => (
                <PartCard
                  key={part.part}
                  client={client}
                  part={part}
                  registry={registry}
                  may={{ move: mayMove(part.part), unblock: session.mayForce }}
                  onWish={setWish}
                />
              ))}
            </Parts>
            <AuditLog history={registry.history} />
          </>
        )}
      </Stack>
      {wish && registry && (
        <MoveDialog
          client={client}
          wish={wish}
          onClose={close}
          onDone={() => {
            close()
            moved.current = wish.part
            void refresh()
          }}
        />
      )}
    </Container>
  )
}
