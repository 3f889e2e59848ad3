import { z } from 'zod'
import { isSecureAddress } from '../identity/secure-address'
import type { IssuedToken } from '../identity/identity'
import { ReleaseError } from '../release-error'
import type { Environment } from '../settings'
import { baseOf, jsonBody, serverRequests } from './server-request'

const TIMEOUT_MS = 10_000

/** Whether the pipeline's platform offers this job an ID token. */
export function hasPipelineIdentity(env: Environment): boolean {
  return Boolean(env.RELEASES_ID_TOKEN || env.ACTIONS_ID_TOKEN_REQUEST_URL)
}

/**
 * Exchanges the job's ID token for a short-lived token: GitLab gives it in `RELEASES_ID_TOKEN`, GitHub on request. The
 * audience is the address of the release server as configured here; a server that chose it could use the token
 * elsewhere.
 */
export async function pipelineToken(env: Environment, url: string): Promise<IssuedToken> {
  const base = baseOf(url)
  if (!isSecureAddress(base)) {
    throw new ReleaseError(
      'usage',
      `An ID token is sent by https only, and RELEASES_URL is ${base}. Change it to https.`,
    )
  }
  const idToken = env.RELEASES_ID_TOKEN || (await githubIdToken(env, env.RELEASES_AUDIENCE || base))
  return serverRequests(base, undefined)('/v1/token', jsonBody({ idToken }))
}

async function githubIdToken(env: Environment, audience: string): Promise<string> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env
  if (!address || !token) throw noIdentity(env, audience)
  const url = new URL(address)
  url.searchParams.set('audience', audience)
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return z.object({ value: z.string() }).parse(await response.json()).value
  } catch (error) {
    throw new ReleaseError(
      'unreachable',
      `GitHub gave no ID token (${(error as Error).message}). Run the job again; www.githubstatus.com has outages.`,
    )
  }
}

function noIdentity(env: Environment, audience: string): ReleaseError {
  const fix = env.GITLAB_CI
    ? `Add to the job: id_tokens: { RELEASES_ID_TOKEN: { aud: ${audience} } }`
    : env.GITHUB_ACTIONS
      ? 'Add to the job: permissions: { id-token: write, contents: read }'
      : 'Run it in a pipeline of GitHub or GitLab, or give the ID token in RELEASES_ID_TOKEN'
  return new ReleaseError('usage', `This job has no ID token. ${fix}.`)
}
