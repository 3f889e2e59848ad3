import { isLoggedInHint } from '@shop/shared-api'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { getLoginPath } from './next-path'

/**
 * Redirects visitors without a session to the login page and back. Until then the screen shows only its skeleton:
 * personal data comes from the API and requires the session.
 */
export function useRequireAuth(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isLoggedInHint()) void navigate(getLoginPath({ pathname, search }), { replace: true })
  }, [navigate, pathname, search])
}
