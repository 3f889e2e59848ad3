/** Longest that requests in flight may hold up the end, in milliseconds. */
export const DRAIN_MS = 8_000
