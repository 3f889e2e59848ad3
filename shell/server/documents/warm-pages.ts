import type { PreparedSet } from '../render-pool/prepared-set'
import type { BackgroundRenders } from './background-renders'
import type { DocumentCache, WantedDocument } from './document-cache'
import type { PopularPages } from './popular-pages'

interface WarmOptions {
  cache: Pick<DocumentCache, 'warm'>
  background: Pick<BackgroundRenders, 'setList'>
  popular: Pick<PopularPages, 'list'>
  /** The sets that most visitors get, the most frequent one first. */
  cohorts(): PreparedSet[]
  /** The API's revision. */
  revision(): string | undefined
  wanted(prepared: PreparedSet, url: string): Omit<WantedDocument, 'admit'>
}

/**
 * Renders the most requested pages in the background after a start, a move of the release pointer, and a change of the API's
 * data, the most requested first. The returned function compares the sets and the revision with the last ones.
 */
export function warmPages({ cache, background, popular, cohorts, revision, wanted }: WarmOptions): () => void {
  let last = ''

  return () => {
    const sets = cohorts()
    const state = [revision(), ...sets.map(({ set }) => `${set.revision}:${set.id}`)].join(' ')
    if (state === last) return
    last = state
    const urls = popular.list()
    const jobs = sets.flatMap((prepared) => urls.map((url) => wanted(prepared, url)))
    background.setList(jobs.map((page) => ({ key: page.key, render: () => cache.warm(page) })))
  }
}
