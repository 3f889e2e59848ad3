import { browserApi } from './browser-api'
import type { Api } from './create-api'

/** In the browser a loader's failure is shown by the route's own boundary, so it raises no dialog as well. */
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
