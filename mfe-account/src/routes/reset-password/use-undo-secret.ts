import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The secret of a mail to an account's old email, from the address's fragment, which it is taken out of at once. */
export function useUndoSecret(): string | null {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [secret, setSecret] = useState<string | null>(null)
  const found = new URLSearchParams(hash.slice(1)).get('undo')

  useEffect(() => {
    if (!found) return
    setSecret(found)
    void navigate({ search, hash: '' }, { replace: true })
  }, [found, navigate, search])

  return secret
}
