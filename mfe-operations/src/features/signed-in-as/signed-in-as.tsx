import { ApiError } from '@shop/shared-api'
import { Button, Stack, Text, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStaffClient } from '../../client/staff-context'
import { labelOf } from '../../console/labels'
import type { StaffSession } from '@shop/shared-api/staff'
import { signOut } from '../../session/staff-calls'

/** Who is signed in, with the way out. */
export function SignedInAs({ session }: { session: StaffSession }) {
  const client = useStaffClient()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    try {
      await signOut(client)
      await navigate('/operations/sign-in', { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { type: 'error' })
    } finally {
      setLeaving(false)
    }
  }

  return (
    <Stack $gap={2} $align="start">
      <Text size="small" tone="inkMuted">
        {`${session.name}, ${labelOf(session.role).toLowerCase()}`}
      </Text>
      <Button busy={isLeaving} onClick={() => void leave()}>
        Sign out
      </Button>
    </Stack>
  )
}
