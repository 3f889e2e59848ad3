import { useEvent } from '@shop/shared-events'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Sends a visitor who is signed in to the home page. */
export function useGuestsOnly(): void {
  const signedIn = useEvent('session/changed')?.user != null
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn) void navigate('/', { replace: true })
  }, [signedIn, navigate])
}
