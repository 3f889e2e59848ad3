import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { createFolder, readIfPresent, replaceFile } from '../disk/durable-file'
import type { IssuedToken } from '../identity/identity'
import type { Environment } from '../settings'
import { baseOf } from './server-request'

const tokensByServer = z.record(z.string(), z.object({ token: z.string(), name: z.string(), expiresAt: z.string() }))
type TokensByServer = z.infer<typeof tokensByServer>

/** Where `login` stores tokens, readable by the owner only. */
function fileOf(env: Environment): string {
  const folder = env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config')
  return join(folder, 'shop-release', 'tokens.json')
}

async function readTokens(env: Environment): Promise<TokensByServer> {
  try {
    return tokensByServer.parse(JSON.parse((await readIfPresent(fileOf(env))) ?? '{}'))
  } catch {
    return {}
  }
}

/** The token of the last login to a release server, until it expires. */
export async function storedToken(env: Environment, url: string): Promise<string | undefined> {
  const { [baseOf(url)]: found } = await readTokens(env)
  return found && Date.parse(found.expiresAt) > Date.now() ? found.token : undefined
}

/** Stores the token of a login, or removes the stored one; returns whether there was one before. */
export async function storeToken(env: Environment, url: string, issued: IssuedToken | null): Promise<boolean> {
  const { [baseOf(url)]: previous, ...others } = await readTokens(env)
  const { token = '', name = '', expiresAt = '' } = issued ?? {}
  const next = issued ? { ...others, [baseOf(url)]: { token, name, expiresAt } } : others
  const folder = dirname(fileOf(env))
  await createFolder(folder, 0o700)
  await replaceFile(fileOf(env), `${JSON.stringify(next, null, 2)}\n`, folder, 0o600)
  return previous !== undefined
}
