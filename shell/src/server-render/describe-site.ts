import type { PageForms, PageParameters } from '@shop/shared-api/contract'
import type { AccessRules } from '@shop/shared-api/page-access'
import type { RouteObject } from 'react-router-dom'
import { forms as ownForms } from '../content/forms'
import { parameters as ownParameters } from '../content/parameters'
import { accessRules } from '../session/access-rules'
import type { SiteVariant } from './site-variant'

/** A route as far as it decides which page a path shows. */
export interface RoutePattern {
  id?: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  children?: RoutePattern[]
}

/** What a server needs to know of a site before it renders a page, as data. */
export interface SiteDescription {
  routes: RoutePattern[]
  /** Forms that work without scripts, by the part that declares them. */
  forms: Record<string, PageForms>
  /** Query parameters of routes, by the part that declares them; older shells don't have it. */
  parameters?: Record<string, PageParameters>
  access: AccessRules
}

/** Describes a site, so that a server checks access and posted forms without running any part's code. */
export function describeSite({ parts, handler }: SiteVariant): SiteDescription {
  const declared = Object.entries(parts).map(([name, { bundle }]) => [name, bundle?.forms ?? {}])
  const parameters = Object.entries(parts).flatMap(([name, { bundle }]) =>
    bundle?.parameters ? [[name, bundle.parameters] as const] : [],
  )
  return {
    routes: handler.dataRoutes.map(patternOf),
    forms: { ...(Object.fromEntries(declared) as Record<string, PageForms>), shell: ownForms },
    parameters: { ...Object.fromEntries(parameters), shell: ownParameters },
    access: accessRules,
  }
}

function patternOf({ id, path, index, caseSensitive, children }: RouteObject): RoutePattern {
  return { id, path, index, caseSensitive, children: children?.map(patternOf) }
}
