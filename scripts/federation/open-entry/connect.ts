import type { Connected, ConnectOptions } from './connection'

/**
 * Prepares a page of another host for a part: its API's address, its styles, dialogs and events. The first call in a page
 * decides the address, because all parts share one client; it is called before any other module of a part is loaded.
 */
export async function connect({ apiBase, ...options }: ConnectOptions = {}): Promise<Connected> {
  globalThis.shopApiBase ??= apiBase
  const { connectPart } = await import(/* webpackChunkName: "frame" */ './frame')
  return connectPart(options)
}
