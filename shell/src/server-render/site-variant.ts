import type { ReleaseSet } from '@shop/shared-api/contract'
import { ownRoutes } from '@shop/shared-api/own-routes'
import { createStaticHandler, type RouteObject } from 'react-router-dom'
import { partRoutes, unavailableRoute } from '../router/part-routes'
import { shellRoutes } from '../router/shell-routes'
import type { PartForServer, RendererOptions } from './create-renderer'
import { createMarkupRenderer, type RenderMarkup } from './reused-markup'

/** Everything that a document needs of one choice of versions. */
export interface SiteVariant {
  set: ReleaseSet
  handler: ReturnType<typeof createStaticHandler>
  parts: Record<string, PartForServer>
  origin: string
  renderMarkup: RenderMarkup
}

/**
 * The site of a release set, with `broken` replaced by its last known good version or by an error message. Routes
 * outside a part's prefixes are dropped.
 */
export function siteVariant(
  options: RendererOptions,
  broken?: string,
  step?: 'last-known-good' | 'unavailable',
): SiteVariant {
  const { set, origin } = options
  const parts: Record<string, PartForServer> = {}
  const releases = { ...set.parts }
  const routes: RouteObject[] = []
  for (const [name, { live, lastKnownGood }] of Object.entries(options.parts)) {
    const prefixes = set.parts[name]?.prefixes ?? []
    if (name === broken && step === 'unavailable') {
      routes.push(...prefixes.map((prefix) => unavailableRoute(name, prefix)))
      continue
    }
    const used = name === broken && lastKnownGood ? lastKnownGood : live
    parts[name] = used
    const release = releases[name]
    if (used !== live && release) releases[name] = { ...release, ...release.lastKnownGood, lastKnownGood: null }
    if (used.bundle)
      routes.push(
        ...partRoutes({ version: used.release.version, value: ownRoutes(set.parts, name, used.bundle.routes) }, () =>
          Promise.reject(new Error('The server renders another version of the entire page.')),
        ),
      )
  }
  return {
    set: { ...set, parts: releases },
    handler: createStaticHandler(shellRoutes(routes)),
    parts,
    origin,
    renderMarkup: createMarkupRenderer(),
  }
}
