import type { OpenMetrics } from '@shop/shared-api/metrics'
import type { DocumentRoutes } from './documents/document-routes'
import type { RenderingState } from './http/health-route'
import type { LiveSite } from './release-set/live-site'

interface MeasuredServer {
  site: LiveSite
  documents: Pick<DocumentRoutes, 'cached'>
  rendering(): RenderingState
}

/** What is live, cached and rendering on a document server, read at each scrape. */
export function documentMetrics(
  { gauge }: Pick<OpenMetrics, 'gauge'>,
  { site, documents, rendering }: MeasuredServer,
): void {
  gauge(
    'shop_release_revision',
    'Revision of the release pointer that visitors get.',
    () => site.current().set.revision,
  )
  gauge('shop_live_version', '1 for the live version of each part.', () =>
    Object.entries(site.current().set.parts).map(([part, { version }]) => ({ labels: { part, version }, value: 1 })),
  )
  gauge('shop_cached_documents', 'Rendered documents in memory.', () => documents.cached().documents)
  gauge('shop_cached_document_bytes', 'Bytes of the rendered documents in memory.', () => documents.cached().bytes)
  gauge('shop_renderers', 'Processes that render pages.', () => rendering().renderers)
  gauge('shop_renderer_restarts', 'Renderers replaced since the last move of the pointer.', () => rendering().restarts)
  gauge('shop_renders', 'Pages rendered since the last move of the pointer.', () => rendering().renders)
}
