import type { TestApp } from '../testing/test-app'

/** The user of the scene who sends an example; none for a guest. */
export type Persona = 'ana' | 'bo' | 'gym' | 'leaver' | 'writer'

/** A request as documented in an example. */
export interface ExampleRequest {
  as?: Persona
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | string[] | undefined>
  body?: Record<string, unknown>
  /** Names of uploaded files by form field. */
  files?: Record<string, string[] | undefined>
  headers?: Record<string, string | undefined>
}

/** The data that examples run on: the sample shop, and users with an order, a card and a wishlist item. */
export interface Scene {
  api: TestApp
  tokens: Record<Persona, string>
  ids: { order: string; openOrder: string; card: string; wishlistItem: string; guestOrder: string; guestToken: string }
}

/** Builds a request from the scene's data. */
export type RequestBuilder = (scene: Scene) => ExampleRequest | Promise<ExampleRequest>

/** A rejected request and its reason. `documented` is the response of one that can't be run. */
export type RefusalScript = { because: string } & (
  { request: ExampleRequest | RequestBuilder } | { documented: { status: number; code: string; message: string } }
)

/**
 * The examples of one call: a successful request, and rejected ones with their reasons. A missing token and an
 * unknown field are added where they apply.
 */
export interface CallScript {
  request: ExampleRequest | RequestBuilder
  refusals?: RefusalScript[]
  /** The response of calls that need an external service and can't be run. */
  answer?: unknown
}
