import { setId } from '@shop/releases'
import { partName, type ReleaseSet } from '@shop/shared-api/contract'
import type { DevServer } from '../preview/dev-server'
import type { PreparedSet } from '../render-pool/prepared-set'

/**
 * A set in which a part's code comes from its dev server. That has no server bundle, so the page is sent as an empty
 * frame and rendered in the browser. Throws for a part whose routes are unknown, or another part's.
 */
export function devRelease({ set, renderer, samplePaths }: PreparedSet, devServer: DevServer): PreparedSet {
  const { part } = devServer
  const { prefixes, widgets } = declaredBy(devServer, set)
  // The name under which dev servers build: `devVersion` of @shop/federation.
  const release = { version: 'dev', entry: `${devServer.origin}/entry.js`, integrity: {}, lastKnownGood: null }
  const next = { ...set, parts: { ...set.parts, [part]: { ...release, prefixes, widgets } } }
  return {
    set: { ...next, id: setId(next) },
    samplePaths,
    replaced: [],
    renderer: {
      ...renderer,
      async render(url, options) {
        const document = await renderer.render(url, { ...options, inBrowser: next })
        return { ...document, status: 200, cache: 'private' }
      },
    },
  }
}

/** What the dev server declares, or else what the live version does. */
function declaredBy({ part, origin, declared }: DevServer, { parts }: ReleaseSet) {
  if (part === 'shell' || !partName.safeParse(part).success)
    throw new Error(`${part} can’t come from a dev server: write the name of a remote.`)
  const known = declared ?? parts[part]
  if (!known)
    throw new Error(
      `${part} has no live version, and no dev server at ${origin} declares its routes: start "npm run dev".`,
    )
  for (const [other, { prefixes }] of Object.entries(parts)) {
    const taken = other !== part && known.prefixes.find((prefix) => prefixes.includes(prefix))
    if (taken) throw new Error(`${part} of the dev server at ${origin} declares ${taken}, which ${other} serves.`)
  }
  return known
}
