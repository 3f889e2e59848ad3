import type { PageForm, ReleaseSet } from '@shop/shared-api/contract'
import { optionalSegments, ownerOfPath } from '@shop/shared-api/owner-of-path'
import { accessTo, getAuthRedirect, type AccessRules } from '@shop/shared-api/page-access'
import type { SetPlan } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { z } from 'zod'
import type { RoutePattern, SiteDescription } from '../../src/server-render/describe-site'

const MAX_ITEMS = 200
/** Patterns of paths that a router compares with each path that it doesn't remember. */
const MAX_PATTERNS = 1_000
/** Paths that are remembered with their parameters. */
const MAX_PATHS = 2_000
/** A path of this shop, which can't lead to another host. */
const path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w./:*?-]*$/)
const name = z.string().max(100)
const names = z.array(name).max(MAX_ITEMS)

const route: z.ZodType<RoutePattern> = z.lazy(() =>
  z.object({
    id: z.string().max(200).optional(),
    path: z.string().max(200).optional(),
    index: z.boolean().optional(),
    caseSensitive: z.boolean().optional(),
    children: z.array(route).max(MAX_ITEMS).optional(),
  }),
)
const form = z.object({
  name: name.optional(),
  call: z.string().max(200) as unknown as z.ZodType<PageForm['call']>,
  fields: names,
  checkboxes: names.optional(),
  keeps: names,
  then: z.union([
    z.literal('next'),
    z.object({ path: z.string().regex(/^\/(?!\/)/) }),
    z.object({ show: name, answers: names.optional() }),
  ]),
})
const description = z.object({
  routes: z.array(route).max(MAX_ITEMS),
  forms: z.record(name, z.record(z.string().max(200), z.array(form).max(20))),
  parameters: z.record(name, z.record(z.string().max(200), names)).optional(),
  access: z.object({
    members: z.array(path).max(MAX_ITEMS),
    guests: z.array(path).max(MAX_ITEMS),
    loginPath: path,
    homePath: path,
  }),
})

/** Whether a visitor may open a page. */
export interface PageAccess {
  /** Where the visitor is redirected if they may not; else null. */
  redirectTo: string | null
  /** Whether everyone gets the same answer, so that shared caches may store it. */
  isForEveryone: boolean
}

/** What is known of a set's pages without running any part's code. */
export interface SiteData {
  /** Forms that the page at this path accepts by POST, as declared by the part that owns the path. */
  formsAt(pathname: string): readonly PageForm[]
  /** Query parameters that the page at this path reads; undefined when its part doesn't declare them. */
  parametersAt(pathname: string): readonly string[] | undefined
  /** Who may open a page, before it is rendered. */
  accessTo(page: Pick<URL, 'pathname' | 'search'>, isLoggedIn: boolean): PageAccess
}

/**
 * Reads a shell's description of a site, once for each set. Pages of older shells have no rules: they check access in
 * the browser, no shared cache stores them, and they accept no forms. Throws for an invalid description.
 */
export function readSiteData(described: unknown, set: ReleaseSet): SiteData {
  if (described === null) {
    const accessTo = () => ({ redirectTo: null, isForEveryone: false })
    return { formsAt: () => [], parametersAt: () => undefined, accessTo }
  }
  const { routes, forms, parameters, access } = description.parse(described) as SiteDescription
  if (countPatterns(routes) > MAX_PATTERNS) throw new Error(`a site has more than ${MAX_PATTERNS} patterns of paths`)
  // The router throws for invalid routes, such as one outside its parent's path.
  matchRoutes(routes as RouteObject[], '/')
  return {
    formsAt: (pathname) => formsOfPage({ routes, forms, set }, pathname),
    parametersAt: rememberByPath((pathname) => parametersOfPage({ routes, parameters }, pathname)),
    accessTo: (page, isLoggedIn) => pageAccess(access, page, isLoggedIn),
  }
}

/** The data of a prepared set. A part that forges the shell's description doesn't stop the shop: pages go without it. */
export function siteDataOf({ description, site }: SetPlan, log: Pick<FastifyBaseLogger, 'error'>): SiteData {
  try {
    return readSiteData(description, site.set)
  } catch (error) {
    const shell = { part: 'shell', version: site.shell }
    log.error({ ...shell, err: error }, 'the description of the site is invalid, so pages have no rules or forms')
    return readSiteData(null, site.set)
  }
}

/** The patterns that a router makes of routes: each optional segment doubles those of its route and all below it. */
function countPatterns(routes: readonly RoutePattern[], times = 1): number {
  return routes.reduce((sum, { path = '', children = [] }) => {
    const own = times * 2 ** optionalSegments(path)
    return sum + own + countPatterns(children, own)
  }, 0)
}

function pageAccess(access: AccessRules, page: Pick<URL, 'pathname' | 'search'>, isLoggedIn: boolean): PageAccess {
  return {
    redirectTo: getAuthRedirect(access, page, isLoggedIn),
    isForEveryone: accessTo(access, page.pathname) === 'everyone',
  }
}

/**
 * Forms that a page accepts by POST. Only the owner of the path declares them: a part with a route that covers a
 * path of another part receives nothing that is posted there.
 */
function formsOfPage(
  { routes, forms, set }: Pick<SiteDescription, 'routes' | 'forms'> & { set: ReleaseSet },
  pathname: string,
): readonly PageForm[] {
  const owner = ownerOfPath(set.parts, pathname)
  const id = matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route.id
  if (!owner || !id?.startsWith(`${owner}/`)) return []
  const declared = Object.hasOwn(forms, owner) ? forms[owner] : undefined
  return declared && Object.hasOwn(declared, id) ? (declared[id] ?? []) : []
}

/** The parameters that the matched routes declare, each in its own part. */
function parametersOfPage(
  { routes, parameters = {} }: Pick<SiteDescription, 'routes' | 'parameters'>,
  pathname: string,
): readonly string[] | undefined {
  const ids = (matchRoutes(routes as RouteObject[], pathname) ?? []).flatMap(({ route }) => route.id ?? [])
  const declared = ids.map((id) => {
    const ofPart = ownValue(parameters, id.split('/')[0] ?? '')
    return ofPart && (ownValue(ofPart, id) ?? [])
  })
  return declared.length > 0 && declared.every((names) => names !== undefined)
    ? [...new Set(declared.flat())]
    : undefined
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** Matching a path takes longer than sending a cached page. */
function rememberByPath<T>(read: (pathname: string) => T): (pathname: string) => T {
  const known = new LRUCache<string, { value: T }>({ max: MAX_PATHS })
  return (pathname) => {
    const found = known.get(pathname) ?? { value: read(pathname) }
    known.set(pathname, found)
    return found.value
  }
}
