import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Returns the account recovery secret from the URL fragment, which it removes immediately. */
export function useRecoverySecret(): string | null {
  const navigate = useNavigate()
  const { search, hash, state } = useLocation()
  const found = new URLSearchParams(hash.slice(1)).get('undo')

  useEffect(() => {
    if (found) void navigate({ search, hash: '' }, { replace: true, state: { undoSecret: found } })
  }, [found, navigate, search])

  return (state as { undoSecret?: string } | null)?.undoSecret ?? null
}
