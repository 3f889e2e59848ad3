import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface SettingsLinkProps {
  /** A path of the shop, an http(s) address, or anything that staff may have typed; what is neither leads home. */
  to: string | undefined
  children: ReactNode
}

/** A link to a target that is a setting. */
export function SettingsLink({ to = '', children }: SettingsLinkProps) {
  if (/^https?:\/\//i.test(to)) return <a href={to}>{children}</a>
  return <Link to={/^\/(?![/\\])/.test(to) ? to : '/'}>{children}</Link>
}
