import { isLoggedInHint } from '@shop/shared-api'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { getAuthRedirect } from './access-rules'

/**
 * Shows a page to those who may open it and sends others away before they see any of it. Judged once per
 * navigation: whoever logs in on a guests' page is led on by that page. The first document was judged by
 * the server, which sees the cookie.
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
