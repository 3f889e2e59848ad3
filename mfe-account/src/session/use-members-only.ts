import { isLoggedInHint } from '@shop/shared-api'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from './next-path'

/**
 * Sends a visitor without a session to the login page, and back here afterwards. Until then a screen has only
 * its skeleton to show: what is personal comes from the API, by the token that is missing.
 */
export function useMembersOnly(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isLoggedInHint()) void navigate(loginPath({ pathname, search }), { replace: true })
  }, [navigate, pathname, search])
}
