import { userInfo } from 'node:os'
import { openLocalRegistry } from '../open-registry'
import type { Registry } from '../operations/registry'
import { loadSettings, type Environment } from '../settings'
import { remoteRegistry } from './remote-registry'

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
  if (/^https?:/.test(url)) return remoteRegistry({ url, token: env.RELEASES_TOKEN, by: person })
  return openLocalRegistry(env, loadSettings(env), { by: person, role: 'local' })
}
