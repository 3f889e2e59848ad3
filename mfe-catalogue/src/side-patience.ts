/** Milliseconds that a page waits for what it can do without, so that a slow call delays it no longer. */
export const sidePatience = 4_000
