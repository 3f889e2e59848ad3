import type { DocumentHead } from '@shop/shared-api'

/** A route's handle; `head` receives no data if the loader failed. */
export interface RouteHandle<Data> {
  head: (data: Data | undefined, params: Record<string, string | undefined>) => DocumentHead
}

/** Truncates text at a word boundary to the length of a search result snippet. */
export function excerpt(text: string, max = 155): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= max ? flat : `${flat.slice(0, max + 1).replace(/\W*\s\S*$/, '')}…`
}
