/** Milliseconds that a page waits for what it can do without, so that a slow call delays it no longer. */
export const SECONDARY_TIMEOUT_MS = 4_000
