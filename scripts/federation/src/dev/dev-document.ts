import type { ReleaseSet } from '@shop/shared-api/contract'
import type { Part } from '../parts'

/** The page of a dev server: without server rendering, with a release set of all dev servers. */
export function devDocument(part: Part, parts: Part[]): string {
  const data = { releaseSet: devReleaseSet(parts), hydration: null, development: true, standalone: part.name }
  const page = JSON.stringify(data).replace(/</g, '\\u003c')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${part.name} (development)</title><link rel="icon" href="data:,"><script defer src="/main.js"></script></head><body>`,
    `<div id="root"></div><script type="application/json" id="shop-page">${page}</script>`,
    '</body></html>',
  ].join('')
}

function devReleaseSet(parts: Part[]): ReleaseSet {
  const entries = parts.map((part) => [
    part.name,
    {
      version: 'dev',
      entry: `http://localhost:${part.port}/entry.js`,
      integrity: {},
      prefixes: part.prefixes,
      widgets: part.widgets,
      lastKnownGood: null,
    },
  ])
  return { revision: 0, parts: Object.fromEntries(entries) as ReleaseSet['parts'] }
}

/** What a running shop needs to know of a part that has no live version in it. */
export function devDescription({ name, prefixes, widgets }: Part): string {
  return JSON.stringify({ part: name, prefixes, widgets })
}
