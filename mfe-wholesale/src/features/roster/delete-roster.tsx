import { ApiError, type Roster } from '@shop/shared-api'
import { Alert, Button, Cluster, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api-context'

/** Deletes a roster after a confirmation and returns to the list. */
export function DeleteRoster({ roster: { id, members } }: { roster: Roster }) {
  const api = useApi()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)

  async function deleteRoster() {
    setBusy(true)
    try {
      await api.request('DELETE /rosters/:id', { params: { id } })
      toast('Roster deleted', { type: 'success' })
      await navigate('/wholesaler/rosters', { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
    }
  }

  if (!isConfirming) {
    return (
      <Cluster>
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          Delete roster
        </Button>
      </Cluster>
    )
  }
  return (
    <Alert tone="warning" title="Delete this roster?" announce="polite">
      {members === 1 ? 'Its 1 member' : `All ${members} members`} will be removed, and the link will stop working. This
      can’t be undone.
      <Cluster>
        <Button busy={busy} onClick={() => void deleteRoster()}>
          Yes, delete roster
        </Button>
        <Button variant="quiet" onClick={() => setConfirming(false)}>
          Keep roster
        </Button>
      </Cluster>
    </Alert>
  )
}
