import { readToken } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Sends a visitor who is signed in from a guests' page to where they were going. */
export function useGuestsOnly(target: () => string): void {
  const session = useEvent('session/changed')
  const navigate = useNavigate()
  const signedIn = session?.user != null
  useEffect(() => {
    if (signedIn || (session === undefined && readToken())) void navigate(target(), { replace: true })
    // The target is read at the moment of leaving.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new target must not trigger a navigation by itself
  }, [signedIn])
}
