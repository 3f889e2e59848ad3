import type { Grant } from '../identity/roles'
import type { IssuedToken } from '../identity/identity'
import { ReleaseError } from '../release-error'
import type { CommandContext, Common } from './command-context'
import { signInOnDevice } from './device-sign-in'
import { hasPipelineIdentity, pipelineToken } from './pipeline-identity'
import { shortTime } from './print'
import { baseOf, serverRequests } from './server-request'
import { storeToken } from './stored-tokens'

interface Login extends Pick<IssuedToken, 'id' | 'name' | 'expiresAt'> {
  role: string
  /** Parts that it may move; `*` for all. */
  parts: string[]
  /** What a pipeline may do, by trust rule. */
  grants?: Grant[]
}

/** login, logout: short-lived tokens of people and pipelines. */
export function loginCommand({ terminal, command, answer }: CommandContext): void {
  const { env } = terminal

  command('login', 'Sign in by your browser; in a pipeline, check what its ID token permits. The token is short-lived.')
    .option('--oidc', 'use the pipeline’s ID token; default where GitHub or GitLab offers one')
    .action(async (options: Common & { oidc?: boolean }) => {
      const url = serverUrl(env.RELEASES_URL)
      const isPipeline = options.oidc || hasPipelineIdentity(env)
      const issued = isPipeline ? await pipelineToken(env, url) : await signInOnDevice(terminal, url)
      if (!isPipeline) await storeToken(env, url, issued)
      const { token, ...login } = issued
      const session = await serverRequests(baseOf(url), token)<Omit<Login, keyof IssuedToken>>('/v1/session')
      answer(options, { ...login, ...session }, (result) => (isPipeline ? pipelineText(result) : personText(result)))
    })

  command('logout', 'Forget the token of the last login on this machine.').action(async (options: Common) => {
    const wasStored = await storeToken(env, serverUrl(env.RELEASES_URL), null)
    answer(options, { removed: wasStored }, () => [wasStored ? 'Signed out.' : 'No token was stored.'])
  })
}

function serverUrl(url = ''): string {
  if (/^https?:/.test(url)) return url
  throw new ReleaseError('usage', 'Set RELEASES_URL to the release server, as https://releases.example.')
}

function personText({ name, role, expiresAt }: Login): string[] {
  return [`Signed in as ${name} (${role}) until ${shortTime(expiresAt)} UTC.`]
}

function pipelineText({ name, grants = [], expiresAt, id }: Login): string[] {
  const rules = grants.map(({ rule, scopes, parts, channels }) => {
    const where = channels ? `, channels ${channels.join(', ')}` : ''
    return `  ${rule}: ${scopes.join(', ')} of ${parts.includes('*') ? 'all parts' : parts.join(', ')}${where}`
  })
  return [
    `This pipeline is ${name}. By the trust rules it may:`,
    ...rules,
    `Commands of this job request a token by themselves. This one (${id}) ends ${shortTime(expiresAt)} UTC.`,
  ]
}
