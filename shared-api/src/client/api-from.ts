import { browserApi } from './browser-api'
import type { Api } from './create-api'

/** In the browser the shell's content boundary says what failed a loader; what the loader does without fails quietly. */
const loaderApi: Api = {
  request: ((name: never, options?: object) =>
    (browserApi.request as (name: never, options: object) => Promise<unknown>)(name, {
      silent: true,
      ...options,
    })) as Api['request'],
}

/** The client for a loader: the request's own on the server (`context.api`), the browser's elsewhere. */
export function apiFrom(context: unknown): Api {
  const carried = (context as { api?: Api } | null | undefined)?.api
  return carried ?? loaderApi
}
