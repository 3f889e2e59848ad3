declare global {
  /** Set by `connect` before the client is loaded. */
  var shopApiBase: string | undefined
}

/** Where the host serves the shop's API. */
export const apiBase = globalThis.shopApiBase ?? '/api'
