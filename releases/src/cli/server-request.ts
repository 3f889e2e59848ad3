import { z } from 'zod'
import { finding } from '../contract'
import { isToken } from '../contract/token'
import { ReleaseError, releaseErrorKinds } from '../release-error'

const failure = z.object({
  code: z.enum(releaseErrorKinds).catch('unreachable'),
  message: z.string(),
  problems: z.array(z.string()),
  findings: z.array(finding),
})

/** Sends a request to a release server and returns the parsed answer; throws its errors as the same ReleaseErrors. */
export type SendRequest = <T>(path: string, init?: RequestInit & { duplex?: 'half' }) => Promise<T>

/** Sends a request to a release server; throws its errors as the same ReleaseErrors. */
type Respond = (path: string, init?: Parameters<SendRequest>[1]) => Promise<Response>

/** Requests to the release server at this address, with this token. */
export function serverRequests(base: string, token: string | undefined): SendRequest {
  const respond = serverResponses(base, token)
  return async <T>(...request: Parameters<Respond>) => (await (await respond(...request)).json().catch(() => null)) as T
}

/** The same for files. */
export function serverResponses(base: string, token: string | undefined): Respond {
  if (token && !isToken(token))
    throw new ReleaseError(
      'usage',
      'RELEASES_TOKEN is invalid: it contains spaces or other characters that tokens don’t have.',
    )

  return async (path, init = {}) => {
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...init.headers }
    const response = await fetch(base + path, { ...init, headers }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      throw new ReleaseError(
        'unreachable',
        `The release server ${base} does not respond (${reason}). Check the address.`,
      )
    })
    if (response.ok) return response
    const parsed = failure.safeParse(await response.json().catch(() => null))
    if (!parsed.success)
      throw new ReleaseError('unreachable', `${base} responds with ${response.status} and is not a release server.`)
    const { code, message, problems, findings } = parsed.data
    throw new ReleaseError(code, message, problems, findings)
  }
}

/** A request with a JSON body. */
export function jsonBody(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** The address of a server as requests and audiences have it. */
export function baseOf(url: string): string {
  return url.replace(/\/+$/, '')
}
