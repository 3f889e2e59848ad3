/** Maximum time that shutdown waits for requests in flight, in milliseconds. */
export const DRAIN_MS = 8_000
