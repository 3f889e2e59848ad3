/**
 * The token that came with this document's answer, by which the server knows a report for one of a page that it sent;
 * empty where the browser does not show it. It stands in `Server-Timing`, the one header that scripts can read of a
 * navigation.
 */
export function readDocumentToken(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return serverTiming.find(({ name }) => name === 'document')?.description ?? ''
}
