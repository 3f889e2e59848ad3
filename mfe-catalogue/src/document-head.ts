import type { DocumentHead } from '@shop/shared-api'

/** The handle of a screen whose loader gives `Data`; `head` has no data to speak of when the loader failed. */
export interface RouteHandle<Data> {
  head: (data: Data | undefined, params: Record<string, string | undefined>) => DocumentHead
}

/** Text cut at a word to what a search engine shows. */
export function excerpt(text: string, max = 155): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= max ? flat : `${flat.slice(0, max + 1).replace(/\W*\s\S*$/, '')}…`
}
