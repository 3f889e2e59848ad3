import { isLoggedInHint } from '@shop/shared-api'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { getAuthRedirect } from './access-rules'

/**
 * Shows a page to visitors who may open it and redirects others before they see any of it. Checked once per navigation:
 * after a login on a guests' page, that page redirects. The first document was checked by the server, which sees the
 * cookie.
 */
export function Guarded({ children }: { children: ReactNode }) {
  const page = useLocation()
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const [judged, setJudged] = useState<{ visit: string; redirectTo: string | null }>({ visit: '', redirectTo: null })
  const visit = `${page.key} ${isHydrated}`
  if (judged.visit !== visit) {
    setJudged({ visit, redirectTo: isHydrated ? getAuthRedirect(page, isLoggedInHint()) : null })
    return null
  }
  return judged.redirectTo ? <Navigate to={judged.redirectTo} replace /> : children
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
