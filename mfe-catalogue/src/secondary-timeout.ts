/** Timeout of requests that a page can render without, so that a slow one doesn't block it. */
export const SECONDARY_TIMEOUT_MS = 4_000
