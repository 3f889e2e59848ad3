import type { TestApp } from '../testing/test-app'

/** Whose token goes with an example: people of the scene, or nobody's. */
export type Persona = 'ana' | 'bo' | 'gym' | 'leaver' | 'writer'

/** A request as an example shows it. */
export interface ExampleRequest {
  as?: Persona
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | string[] | undefined>
  body?: Record<string, unknown>
  /** Names of the files that travel with a multipart form, by field. */
  files?: Record<string, string[] | undefined>
  headers?: Record<string, string | undefined>
}

/** What the examples play on: the sample shop, and people with an order, a card and a wish. */
export interface Scene {
  api: TestApp
  tokens: Record<Persona, string>
  ids: { order: string; openOrder: string; card: string; wishlistItem: string; guestOrder: string; guestToken: string }
}

/** Makes a request once the scene is set. */
export type RequestBuilder = (scene: Scene) => ExampleRequest | Promise<ExampleRequest>

/** A refused request: what is wrong with it. `told` is what such a one answers where it cannot be played. */
export type RefusalScript = { because: string } & (
  { request: ExampleRequest | RequestBuilder } | { documented: { status: number; code: string; message: string } }
)

/** One call as it is documented: a request that succeeds, and requests that are refused, each with what makes it so. A missing token and an unknown field are added to all calls that they concern. */
export interface CallScript {
  request: ExampleRequest | RequestBuilder
  refusals?: RefusalScript[]
  /** What it answers, for calls that need somebody outside the shop and so cannot be played. */
  answer?: unknown
}
