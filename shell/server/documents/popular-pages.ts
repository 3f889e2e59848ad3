import { readFileSync } from 'node:fs'
import { replaceFileSync } from '@shop/releases'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Pages that are rendered ahead. */
const MAX_PAGES = 500
/** Addresses that are counted; the least recently requested one is forgotten. */
const MAX_COUNTED = 5_000
/** A count is halved in about an hour, if it is saved each minute. */
const DECAY = 0.99

const saved = z.array(z.tuple([z.string().max(2_048).startsWith('/'), z.number().nonnegative()])).max(MAX_PAGES)

/** Counts requests of pages. */
export interface PopularPages {
  count(url: string): void
  /** The 500 most requested pages, most requested first. */
  list(): string[]
  /** Writes the list to disk, and lets older requests count less. */
  save(): void
}

/** Opens the counts of a data folder, or ones in memory without a path. */
export function openPopularPages(path?: string): PopularPages {
  const counts = new LRUCache<string, { requests: number }>({ max: MAX_COUNTED })
  // The last one set is the last one forgotten.
  for (const [url, requests] of read(path).reverse()) counts.set(url, { requests })
  let written = ''

  const top = () => [...counts.entries()].sort(([, a], [, b]) => b.requests - a.requests).slice(0, MAX_PAGES)

  return {
    count(url) {
      const present = counts.get(url)
      if (present) present.requests += 1
      else counts.set(url, { requests: 1 })
    },
    list: () => top().map(([url]) => url),
    save() {
      const content = JSON.stringify(top().map(([url, { requests }]) => [url, Math.round(requests * 100) / 100]))
      if (path !== undefined && content !== written) replaceFileSync(path, content)
      written = content
      for (const count of counts.values()) count.requests *= DECAY
    },
  }
}

/** A missing or damaged list counts as empty. */
function read(path: string | undefined): z.infer<typeof saved> {
  if (path === undefined) return []
  try {
    return saved.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return []
  }
}
