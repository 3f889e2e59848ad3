import { browserApi } from '@shop/shared-api'
import type { StaffSecurity } from '@shop/shared-api/staff'
import { useCustomQuery } from '@shop/shared-forms'
import { Skeleton, Stack, Text } from '@shop/shared-ui'
import { use, useState } from 'react'
import { useStaffClient } from '../../client/staff-context'
import { Columns } from '../../console/frame'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { StaffSessionContext } from '../../session/session-context'
import { AuthenticatorApp } from './authenticator-app'
import { Devices } from './devices'
import { Passkeys } from './passkeys'
import { PasswordForm } from './password-form'

/** How the account of the person who is signed in is secured. */
export function AccountPage() {
  const client = useStaffClient()
  const session = use(StaffSessionContext)
  const { data, error, reset, refetch } = useCustomQuery<StaffSecurity>(browserApi, [client, 'security'], () =>
    client.call('GET', '/security'),
  )
  const [passwords, setPasswords] = useState(0)
  const afterPassword = () => {
    setPasswords(passwords + 1)
    refetch()
  }
  return (
    <>
      <PageHead title="Your account">
        {session && <Text tone="inkMuted">{`${session.email}, ${labelOf(session.role).toLowerCase()}`}</Text>}
      </PageHead>
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && !data && <Skeleton $height="20rem" />}
      {data && (
        <Columns>
          <Stack>
            <Passkeys passkeys={data.passkeys} onChange={refetch} />
            <AuthenticatorApp security={data} onChange={refetch} />
            <Devices sessions={data.sessions} onChange={refetch} />
          </Stack>
          <PasswordForm key={passwords} onChanged={afterPassword} />
        </Columns>
      )}
    </>
  )
}
