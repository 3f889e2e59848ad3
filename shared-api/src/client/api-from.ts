import { browserApi } from './browser-api'
import type { Api } from './create-api'

/** In the browser the shell's content boundary shows a loader's failure; optional calls of a loader fail silently. */
const loaderApi: Api = {
  request: ((name: never, options?: object) =>
    (browserApi.request as (name: never, options: object) => Promise<unknown>)(name, {
      silent: true,
      ...options,
    })) as Api['request'],
}

/** What the document server passes to loaders as their `context`. */
export interface RequestContext {
  /** The client for the calls of this rendering. */
  api: Api
}

/** The client for a loader: that of the request on the server, `browserApi` elsewhere. */
export function apiFrom(context: Partial<RequestContext> | undefined): Api {
  return context?.api ?? loaderApi
}
