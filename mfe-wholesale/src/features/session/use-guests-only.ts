import '@shop/account-contract'
import { useEvent } from '@shop/shared-events'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Redirects signed-in visitors to the home page. */
export function useGuestsOnly(): void {
  const signedIn = useEvent('session/changed')?.user != null
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn) void navigate('/', { replace: true })
  }, [signedIn, navigate])
}
