import { toCallAnswer, type CallAnswer } from '@shop/releases'

/** Makes calls of the API at this address, for paths with `/api`, without any header of a visitor. */
export function apiCaller(apiUrl: string, fetchNow: typeof fetch): (path: string) => Promise<CallAnswer> {
  return async (path) => toCallAnswer(await fetchNow(apiUrl + path, { headers: { accept: 'application/json' } }))
}
