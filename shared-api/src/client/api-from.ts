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

/** The client for a loader: that of the request on the server (`context.api`), `browserApi` elsewhere. */
export function apiFrom(context: unknown): Api {
  const carried = (context as { api?: Api } | null | undefined)?.api
  return carried ?? loaderApi
}
