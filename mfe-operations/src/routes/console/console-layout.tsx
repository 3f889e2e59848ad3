import { browserApi, type ApiError } from '@shop/shared-api'
import { useCustomQuery } from '@shop/shared-forms'
import { Skeleton } from '@shop/shared-ui'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { createStaffClient } from '../../client/staff-client'
import { StaffClientContext } from '../../client/staff-context'
import { ConsoleFrame, Screen, Side } from '../../console/frame'
import { Navigation } from '../../console/navigation'
import { QueryError } from '../../console/query-error'
import { InboxCountsProvider } from '../../features/inbox-counts/inbox-counts'
import { Reauthentication, type ReauthenticationRequest } from '../../features/reauthentication/reauthentication'
import { SignedInAs } from '../../features/signed-in-as/signed-in-as'
import { signInPath } from '../../session/sign-in-path'
import type { StaffSession } from '@shop/shared-api/staff'
import { StaffSessionContext } from '../../session/session-context'
import { fetchSession } from '../../session/staff-calls'
import { screens } from './screens'

/**
 * The console around its screens: navigation by what the person may do, their session, and the question for their
 * password before money and staff are touched. Without a session it leads to the sign-in page.
 */
export function ConsoleLayout() {
  const location = useLocation()
  const [request, setRequest] = useState<ReauthenticationRequest | null>(null)
  const [lost, setLost] = useState<ApiError | null>(null)
  const [client] = useState(() =>
    createStaffClient({
      onSessionLost: setLost,
      reauthenticate: () => new Promise((answer) => setRequest({ answer })),
    }),
  )
  const {
    data: session,
    error,
    reset,
  } = useCustomQuery<StaffSession>(browserApi, [client, 'session'], () => fetchSession(client))
  if (lost) return <Navigate to={lost.code === 'no_staff' ? '/operations/setup' : signInPath(location)} replace />
  const entries = session
    ? screens.filter(({ operation }) => operation === undefined || session.operations.includes(operation))
    : []
  return (
    <StaffClientContext value={client}>
      <StaffSessionContext value={session ?? null}>
        <InboxCountsProvider>
          <ConsoleFrame>
            <Side>
              <Navigation entries={entries}>{session && <SignedInAs session={session} />}</Navigation>
            </Side>
            <Screen key={location.pathname}>
              {error && error.status !== 401 && <QueryError error={error} onRetry={reset} />}
              {session ? <Outlet /> : !error && <Skeleton $height="20rem" />}
            </Screen>
          </ConsoleFrame>
        </InboxCountsProvider>
        {request && <Reauthentication request={request} onClose={() => setRequest(null)} />}
      </StaffSessionContext>
    </StaffClientContext>
  )
}
