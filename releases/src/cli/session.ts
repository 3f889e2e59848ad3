import { userInfo } from 'node:os'
import type { Registry } from '../operations/registry'
import { ReleaseError } from '../release-error'
import { loadSettings, type Environment } from '../settings'
import { hasPipelineIdentity, pipelineToken } from './pipeline-identity'
import { remoteRegistry } from './remote-registry'
import { storedToken } from './stored-tokens'

/** Environment and output of a command; tests provide their own. */
export interface Terminal {
  env: Environment
  /** Results. */
  out: (line: string) => void
  /** Progress and problems. */
  err: (line: string) => void
}

/** The name for the audit log; a blank one counts as missing. */
export function personOf(env: Environment, by: string | undefined): string {
  return by?.trim() || env.RELEASES_BY?.trim() || userInfo().username
}

/** The registry that `RELEASES_URL` names: a release server by http, else the store on this machine. */
export async function openRegistry(env: Environment, by: string | undefined): Promise<Registry> {
  const person = personOf(env, by)
  const url = env.RELEASES_URL ?? ''
  if (/^https?:/.test(url)) return remoteRegistry({ url, token: await tokenFor(env, url), by: person })
  const settings = loadSettings(env)
  // Loaded here, because the published command has no store of its own.
  const { openLocalRegistry } = await import('../open-registry')
  return openLocalRegistry(env, settings, { by: person, role: 'local' })
}

/**
 * A token for the release server to copy from, by `RELEASES_FROM_…` variables of the same meaning: no server gets a
 * token of another one.
 */
export async function sourceToken(env: Environment, url: string): Promise<string> {
  const token = await tokenFor(
    {
      ...env,
      RELEASES_TOKEN: env.RELEASES_FROM_TOKEN,
      RELEASES_ID_TOKEN: env.RELEASES_FROM_ID_TOKEN,
      RELEASES_AUDIENCE: env.RELEASES_FROM_AUDIENCE,
    },
    url,
  )
  if (token) return token
  throw new ReleaseError(
    'usage',
    `Reading ${url} needs a token: set RELEASES_FROM_TOKEN, a viewer’s is enough; in GitLab the ID token ` +
      'RELEASES_FROM_ID_TOKEN; or run login with RELEASES_URL set to it.',
  )
}

/** A static token first, then the pipeline's identity, then the last login. */
async function tokenFor(env: Environment, url: string): Promise<string | undefined> {
  if (env.RELEASES_TOKEN) return env.RELEASES_TOKEN
  if (hasPipelineIdentity(env)) return (await pipelineToken(env, url)).token
  return storedToken(env, url)
}
