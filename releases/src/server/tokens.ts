import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { createFileOnce, createFolder } from '../disk/durable-file'
import { reloadedFile } from '../disk/reloaded-file'
import { parseRole, personRole, type Role } from '../identity/roles'
import { ReleaseError } from '../release-error'
import type { Environment } from '../settings'

const secret = z.string().min(24, 'a token has at least 24 characters')
const tokenFile = z.strictObject({
  manager: secret,
  teams: z.record(z.string(), secret),
  /** Tokens of their own for people and pipelines: the audit log has the name given here. */
  people: z.record(z.string().min(1).max(80), z.strictObject({ token: secret, role: personRole })).optional(),
  /** For read-only users. */
  viewer: secret.optional(),
  /** For document servers on other machines, which report health. */
  reporter: secret.optional(),
})

/** The tokens: one for release managers, one per team, one for viewers, one for document servers. */
export type Tokens = z.infer<typeof tokenFile>

/**
 * Opens the tokens: `RELEASES_TOKENS` (the same JSON) first, else `<DATA_DIR>/keys/tokens.json`, created at the first
 * start with mode 0600. A change of that file is effective from the next call on.
 */
export async function openTokens(dataDir: string, parts: readonly string[], env: Environment): Promise<() => Tokens> {
  if (env.RELEASES_TOKENS) {
    const given = parseTokens(env.RELEASES_TOKENS, 'RELEASES_TOKENS')
    return () => given
  }
  const path = join(dataDir, 'keys', 'tokens.json')
  await createFolder(join(dataDir, 'keys'), 0o700)
  const teams = Object.fromEntries(parts.map((part) => [part, newToken()]))
  const fresh: Tokens = { manager: newToken(), teams, viewer: newToken(), reporter: newToken() }
  await createFileOnce(path, `${JSON.stringify(fresh, null, 2)}\n`, 0o600)
  const read = reloadedFile(path, (text) => parseTokens(text ?? '', path))
  read()
  return read
}

/** The tokens as they are now; see `openTokens`. */
export async function loadTokens(dataDir: string, parts: readonly string[], env: Environment): Promise<Tokens> {
  return (await openTokens(dataDir, parts, env))()
}

/** The role of a static token, compared in constant time; null for an unknown one. */
export function staticRole(tokens: Tokens, given: string): Role | null {
  for (const [name, { token, role }] of Object.entries(tokens.people ?? {})) {
    if (same(given, token)) return { ...parseRole(role), name }
  }
  if (same(given, tokens.manager)) return { kind: 'manager' }
  for (const [part, token] of Object.entries(tokens.teams)) {
    if (same(given, token)) return { kind: 'team', part }
  }
  for (const kind of ['viewer', 'reporter'] as const) {
    const token = tokens[kind]
    if (token !== undefined && same(given, token)) return { kind }
  }
  return null
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

function same(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function parseTokens(text: string, source: string): Tokens {
  try {
    return tokenFile.parse(JSON.parse(text))
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? error.issues.map(({ message }) => message).join('; ') : 'it is not JSON'
    throw new ReleaseError(
      'usage',
      `${source} contains no valid tokens (${reason}). Expected {"manager": "…", "teams": {"catalogue": "…"}}.`,
    )
  }
}
