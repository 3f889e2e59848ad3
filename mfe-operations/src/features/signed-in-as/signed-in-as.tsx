import { Button, Stack, Text, TextLink } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'
import { useStaffClient } from '../../client/staff-context'
import { useChange } from '../../client/use-change'
import { labelOf } from '../../console/labels'
import type { StaffSession } from '@shop/shared-api/staff'
import { signOut } from '../../session/staff-calls'

/** Who is signed in, with the way out. */
export function SignedInAs({ session }: { session: StaffSession }) {
  const client = useStaffClient()
  const navigate = useNavigate()
  const { isBusy, change } = useChange()

  async function leave() {
    if (await change(() => signOut(client))) await navigate('/operations/sign-in', { replace: true })
  }

  return (
    <Stack $gap={2} $align="start">
      <Text size="small" tone="inkMuted">
        {`${session.name}, ${labelOf(session.role).toLowerCase()}`}
      </Text>
      <TextLink to="/operations/account">Your account</TextLink>
      <Button busy={isBusy} onClick={() => void leave()}>
        Sign out
      </Button>
    </Stack>
  )
}
