import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { createFileOnce, createFolder } from '../disk/durable-file'
import { ReleaseError } from '../release-error'
import type { Environment } from '../settings'

const secret = z.string().min(24, 'a token has at least 24 characters')
const tokenFile = z.strictObject({
  manager: secret,
  teams: z.record(z.string(), secret),
  /** For read-only users. */
  viewer: secret.optional(),
  /** For document servers on other machines, which report health. */
  reporter: secret.optional(),
})

/** The tokens: one for release managers, one per team, one for viewers, one for document servers. */
export type Tokens = z.infer<typeof tokenFile>

/** The role of a token. */
export type Role = { kind: 'manager' } | { kind: 'team'; part: string } | { kind: 'viewer' } | { kind: 'reporter' }

/**
 * Loads the tokens: `RELEASES_TOKENS` (the same JSON) first, else `<DATA_DIR>/keys/tokens.json`, created at the first
 * start with mode 0600. To change a token, edit that file and restart the release server.
 */
export async function loadTokens(dataDir: string, parts: readonly string[], env: Environment): Promise<Tokens> {
  if (env.RELEASES_TOKENS) return parseTokens(env.RELEASES_TOKENS, 'RELEASES_TOKENS')
  const path = join(dataDir, 'keys', 'tokens.json')
  await createFolder(join(dataDir, 'keys'), 0o700)
  const teams = Object.fromEntries(parts.map((part) => [part, newToken()]))
  const fresh: Tokens = { manager: newToken(), teams, viewer: newToken(), reporter: newToken() }
  await createFileOnce(path, `${JSON.stringify(fresh, null, 2)}\n`, 0o600)
  return parseTokens(await readFile(path, 'utf8'), path)
}

/** The role of an `Authorization: Bearer` header, compared in constant time; refuses a missing or unknown token. */
export function roleOf(tokens: Tokens, authorization: string | undefined): Role {
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (given === undefined) {
    throw new ReleaseError(
      'unauthorized',
      'A token is required: set RELEASES_TOKEN to your team’s or a release manager’s.',
    )
  }
  if (same(given, tokens.manager)) return { kind: 'manager' }
  for (const [part, token] of Object.entries(tokens.teams)) {
    if (same(given, token)) return { kind: 'team', part }
  }
  for (const kind of ['viewer', 'reporter'] as const) {
    const token = tokens[kind]
    if (token !== undefined && same(given, token)) return { kind }
  }
  throw new ReleaseError(
    'unauthorized',
    'Unknown token. Ask a release manager for your team’s token; a new one is valid after the release ' +
      'server’s next start.',
  )
}

/** Refuses a team access to other teams' parts, and to actions of release managers. */
export function assertMay(role: Role, parts: readonly string[], managerOnly = false): void {
  if (role.kind === 'manager') return
  if (role.kind !== 'team') {
    throw new ReleaseError('forbidden', 'This token is read-only. Ask a release manager to do it.')
  }
  const otherPart = parts.find((part) => part !== role.part)
  if (otherPart !== undefined) {
    throw new ReleaseError('forbidden', `The ${role.part} team’s token can only move ${role.part}, not ${otherPart}.`)
  }
  if (managerOnly)
    throw new ReleaseError(
      'forbidden',
      'Only a release manager may override the gate, unblock a version or remove versions.',
    )
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
