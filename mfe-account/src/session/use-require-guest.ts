import '@shop/account-contract'
import { nextPath } from '@shop/shared-api/next-path'
import { useEvent } from '@shop/shared-events'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Redirects signed-in visitors, including those who sign in here or in another tab. */
export function useRequireGuest(): void {
  const isSignedIn = useEvent('session/changed')?.user != null
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (isSignedIn) void navigate(nextPath(search, location.origin), { replace: true })
  }, [isSignedIn, navigate, search])
}
