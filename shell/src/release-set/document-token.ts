/**
 * The token of this document's response, which ties a report to a page that the server sent; empty where the browser
 * hides it. It is in `Server-Timing`, the only header of a navigation that scripts can read.
 */
export function readDocumentToken(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return serverTiming.find(({ name }) => name === 'document')?.description ?? ''
}
