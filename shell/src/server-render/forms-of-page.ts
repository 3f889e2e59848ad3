import type { PageForm, PageForms } from '@shop/shared-api/contract'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import { matchRoutes } from 'react-router-dom'
import { forms as ownForms } from '../content/forms'
import type { SiteVariant } from './site-variant'

/**
 * Forms that a page accepts by POST. Only the owner of the path declares them: a part whose route covers a path of
 * another part receives nothing that is posted there.
 */
export function formsOfPage({ set, parts, handler }: SiteVariant, pathname: string): readonly PageForm[] {
  const owner = ownerOfPath(set.parts, pathname)
  const route = matchRoutes(handler.dataRoutes, pathname)?.at(-1)?.route
  if (!owner || !route?.id?.startsWith(`${owner}/`)) return []
  const forms: PageForms | undefined = owner === 'shell' ? ownForms : parts[owner]?.bundle?.forms
  return forms && Object.hasOwn(forms, route.id) ? (forms[route.id] ?? []) : []
}
