import { readToken } from '@shop/shared-api'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Sends a visitor without a session to the login page, and back here afterwards. */
export function useMembersOnly(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!readToken()) void navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true })
  }, [navigate, pathname, search])
}
