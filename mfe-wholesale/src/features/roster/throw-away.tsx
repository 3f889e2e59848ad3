import { ApiError, type Roster } from '@shop/shared-api'
import { Alert, Button, Cluster, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api-context'

/** Ends a roster for good, once its coach has said so twice; back to the list then. */
export function ThrowAway({ roster: { id, members } }: { roster: Roster }) {
  const api = useApi()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)

  async function throwAway() {
    setBusy(true)
    try {
      await api.request('DELETE /rosters/:id', { params: { id } })
      toast('Roster thrown away', { type: 'success' })
      await navigate('/wholesaler/rosters', { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
    }
  }

  if (!asked) {
    return (
      <Cluster>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Throw roster away
        </Button>
      </Cluster>
    )
  }
  return (
    <Alert tone="warning" title="Throw this roster away?" announce="polite">
      {members === 1 ? 'The member on it goes' : `The ${members} members on it go`} with it, and the link leads nowhere
      then. This can’t be undone.
      <Cluster>
        <Button busy={busy} onClick={() => void throwAway()}>
          Throw away
        </Button>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          Keep it
        </Button>
      </Cluster>
    </Alert>
  )
}
