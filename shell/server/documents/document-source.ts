import type { CardFields } from '@shop/releases'
import { createAdmission, Overloaded } from '@shop/shared-api/network'
import type { FastifyBaseLogger } from 'fastify'
import type { AnsweredForm } from '../forms/form-routes'
import { noRevision, type ApiRevision } from '../http/api-revision'
import { withBadge } from '../preview/preview-badge'
import type { Shown } from '../preview/previews'
import type { LiveSite } from '../release-set/live-site'
import type { PageDocument, PreparedSet } from '../render-pool/prepared-set'
import { createBackgroundRenders } from './background-renders'
import { createDocumentCache, type WantedDocument } from './document-cache'
import { createFrameDocuments } from './frame-documents'
import { pageAddress } from './page-address'
import { openPopularPages, type PopularPages } from './popular-pages'
import { readyDocument, type ServedDocument } from './ready-document'
import { renderLimits } from './render-limits'
import { warmPages } from './warm-pages'

/** What cached documents depend on, in addition to the release set. */
export interface DocumentCaching {
  revision: ApiRevision
  /** Whether the API would give the same answers again. */
  isUnchanged?(answers: ReadonlyMap<string, string>): Promise<boolean>
  popular?: PopularPages
}

/** A page to render, for whom. */
export interface PageRequest {
  page: URL
  preview?: Shown
  form?: AnsweredForm
  /** Whose renderings are counted together; undefined if they are not limited. */
  network: string | undefined
}

interface DocumentSourceOptions {
  cohorts: LiveSite['cohorts']
  /** The page of a URL. */
  pageOf(url: string): URL
  cardFields?: CardFields
  caching?: DocumentCaching
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Documents with longer URLs are not cached. */
const longestKey = 512

/** Renders documents within the limits of each network, or finds them in the cache. */
export function createDocumentSource({ cohorts, pageOf, cardFields, caching, log }: DocumentSourceOptions) {
  const { revision, isUnchanged, popular = openPopularPages() } = caching ?? { revision: noRevision }
  let visitorsWaiting = 0
  const background = createBackgroundRenders({ isBusy: () => visitorsWaiting > 0 })
  const cache = createDocumentCache({ cardFields, revision, isUnchanged, background })
  const admit = createAdmission(renderLimits)
  const frameOf = createFrameDocuments(cardFields)

  async function render({ renderer }: PreparedSet, url: string, form?: AnsweredForm): Promise<PageDocument> {
    const document = await renderer.render(url, { submission: form?.submission })
    for (const { part, version, to, error } of document.failures) {
      log.error({ part, version, to, url, err: error }, 'a part failed to render')
    }
    return form && document.status === 200 ? { ...document, status: form.status } : document
  }

  /** Runs work that a visitor waits for, within the limits; background renderings wait for its end. */
  async function inTurn<T>(network: string | undefined, work: () => Promise<T>): Promise<T> {
    visitorsWaiting += 1
    try {
      return await admit(network, work)
    } finally {
      visitorsWaiting -= 1
      background.resume()
    }
  }

  function wanted(prepared: PreparedSet, page: Pick<URL, 'pathname' | 'search' | 'searchParams'>) {
    const { set, renderer } = prepared
    const { url, isDeclared } = pageAddress(page, renderer.parametersAt(page.pathname))
    const key = `${set.revision}:${set.id} ${url}`
    return { key, url, hasRevision: isDeclared, render: () => render(prepared, url) }
  }

  async function get(prepared: PreparedSet, { page, preview, form, network }: PageRequest): Promise<ServedDocument> {
    if (preview) {
      const rendered = await render(prepared, page.pathname + page.search, form)
      return readyDocument(withBadge(rendered, preview.badge), cardFields, preview.devServer)
    }
    const { url, ...document } = wanted(prepared, page)
    const asVisitor: WantedDocument['admit'] = (work) => inTurn(network, work)
    try {
      if (form || url.length > longestKey) {
        return readyDocument(await asVisitor(() => render(prepared, url, form)), cardFields)
      }
      const served = await cache.get({ ...document, admit: asVisitor })
      if (isPopular(served)) popular.count(url)
      return served
    } catch (error) {
      // The frame needs scripts, which a visitor who posts a form to its page may not have.
      if (error instanceof Overloaded && !form) return frameOf(prepared)
      throw error
    }
  }

  const warm = warmPages({
    cache,
    background,
    popular,
    cohorts,
    revision: revision.latest,
    wanted: (prepared, url) => wanted(prepared, pageOf(url)),
  })
  return { get, warm, cached: () => ({ documents: cache.size(), bytes: cache.bytes() }) }
}

const isPopular = ({ outcome: { status, cache, failures } }: ServedDocument) =>
  status === 200 && cache === 'public' && failures.length === 0
