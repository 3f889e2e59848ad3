import { isLoggedInHint } from '@shop/shared-api'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from './next-path'

/**
 * Redirects visitors without a session to the login page and back. Until then the screen shows only its skeleton:
 * personal data comes from the API and requires the session.
 */
export function useMembersOnly(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isLoggedInHint()) void navigate(loginPath({ pathname, search }), { replace: true })
  }, [navigate, pathname, search])
}
