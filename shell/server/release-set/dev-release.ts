import { setId } from '@shop/releases'
import type { PreparedSet } from '../render-pool/prepared-set'

/**
 * A set in which a part's code comes from its dev server. That has no server bundle, so the page is sent as an empty
 * frame and rendered in the browser. Throws for a part that isn't live: its routes are unknown.
 */
export function devRelease({ set, renderer, samplePaths }: PreparedSet, part: string, devServer: string): PreparedSet {
  const live = set.parts[part]
  if (!live || part === 'shell')
    throw new Error(`${part} can’t come from a dev server: write the name of a remote that is live.`)
  // The name under which dev servers build: `devVersion` of @shop/federation.
  const parts = {
    ...set.parts,
    [part]: { ...live, version: 'dev', entry: `${devServer}/entry.js`, integrity: {}, lastKnownGood: null },
  }
  const next = { ...set, parts }
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
