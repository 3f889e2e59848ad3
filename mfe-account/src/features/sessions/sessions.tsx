import { isLoggedInHint, type ActiveSession } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Badge, Button, Cluster, Heading, Icon, Skeleton, Stack, Text, toast, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { QueryError } from '../../query-error'
import { formatDay, formatTimestamp } from '../../order-labels/format-date'

const SessionList = styled.ul`
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${tokens.space[3]} ${tokens.space[4]};
    align-items: center;
    min-block-size: 76px;
    padding-block: ${tokens.space[3]};
  }

  li + li {
    border-block-start: 1px solid ${tokens.color.hairline};
  }

  li[aria-busy] {
    opacity: 0.5;
  }

  small {
    display: block;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
  }
`

/** Lists the account's active sessions and ends one or all of them; the current session can't be ended here. */
export function Sessions() {
  const api = useApi()
  const { data, error, reset, setData } = useQuery(api, isLoggedInHint() && ['GET /sessions'])
  const sessions = data?.data
  const [ending, setEnding] = useState<string | null>(null)
  const others = sessions?.filter(({ current }) => !current) ?? []

  /**
   * Refetches after a failure too, as the session may have ended already; the site's error dialog shows the failure.
   */
  async function end(which: string, call: () => Promise<{ message: string }>) {
    setEnding(which)
    const done = await call().catch(() => undefined)
    await api.request('GET /sessions', { silent: true }).then(setData, reset)
    setEnding(null)
    if (done) toast(done.message, { type: 'success' })
  }

  return (
    <Stack as="section" aria-labelledby="sessions-heading">
      <Heading level={2} size="title" id="sessions-heading">
        Active sessions
      </Heading>
      {error ? (
        <QueryError error={error} onRetry={reset} />
      ) : !sessions ? (
        <Skeleton $height="80px" />
      ) : (
        <SessionList className="sessions">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending !== null}
              onEnd={() =>
                void end(session.id, () => api.request('DELETE /sessions/:id', { params: { id: session.id } }))
              }
            />
          ))}
        </SessionList>
      )}
      {others.length > 1 && (
        <div>
          <Button busy={ending === 'others'} onClick={() => void end('others', () => api.request('DELETE /sessions'))}>
            Log out of all other devices
          </Button>
        </div>
      )}
      {sessions && others.length === 0 && <Text tone="inkMuted">You’re not logged in on any other device.</Text>}
    </Stack>
  )
}

function SessionRow({ session, busy, onEnd }: { session: ActiveSession; busy: boolean; onEnd(): void }) {
  const { device, created_at: since, last_used_at: lastUsed, current } = session
  return (
    <li aria-busy={busy || undefined}>
      <Icon name="lock" />
      <div>
        <Cluster $gap={2}>
          <strong>{device}</strong>
          {current && <Badge>This browser</Badge>}
        </Cluster>
        <small>
          Since {formatDay(since)}, last used {formatTimestamp(lastUsed)}
        </small>
      </div>
      {!current && (
        <Button
          variant="quiet"
          disabled={busy}
          onClick={onEnd}
          aria-label={`Log out of ${device}, logged in since ${formatDay(since)}`}
        >
          Log out
        </Button>
      )}
    </li>
  )
}
