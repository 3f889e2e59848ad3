import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface SettingsLinkProps {
  /** A path of the shop, an http(s) address, or anything that staff may have typed; what is neither leads home. */
  to: string | undefined
  /** Whether a path of the shop replaces the current history entry. */
  replace?: boolean
  children: ReactNode
}

/** A link to a target that is a setting. */
export function SettingsLink({ to = '', replace, children }: SettingsLinkProps) {
  if (/^https?:\/\//i.test(to)) return <a href={to}>{children}</a>
  return (
    <Link to={/^\/(?![/\\])/.test(to) ? to : '/'} replace={replace}>
      {children}
    </Link>
  )
}
