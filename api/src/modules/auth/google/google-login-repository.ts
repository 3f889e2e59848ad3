import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { googleLogins, loginCodes } from '../../../database/schema'
import { newToken, tokenHash } from '../session-token'
import type { LoginChecks } from './google-client'

/** Keeps what a login's return is held against, for ten minutes, and gives back the secret for the browser's cookie. */
export async function saveLoginRequest(
  db: Database,
  { state, nonce, verifier }: LoginChecks,
  next: string | undefined,
): Promise<string> {
  const browser = newToken()
  const expiresAt = sql`now() + interval '10 minutes'`
  await db.insert(googleLogins).values({ browserHash: tokenHash(browser), state, nonce, verifier, next, expiresAt })
  return browser
}

/** The login that this browser began, once: asking takes it away. */
export async function consumeLoginRequest(db: Database, browser: string) {
  const [login] = await db
    .delete(googleLogins)
    .where(and(eq(googleLogins.browserHash, tokenHash(browser)), gt(googleLogins.expiresAt, sql`now()`)))
    .returning()
  return login
}

/** A code that this browser, and no other, may turn into a session of this user within a minute. */
export async function issueCode(db: Database, browser: string, userId: string): Promise<string> {
  const code = newToken()
  const expiresAt = sql`now() + interval '1 minute'`
  await db.insert(loginCodes).values({ codeHash: tokenHash(code), browserHash: tokenHash(browser), userId, expiresAt })
  return code
}

/** The user that a code was made for, once: asking takes it away. */
export async function consumeCode(db: Database, browser: string, code: string): Promise<string | undefined> {
  const [taken] = await db
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.codeHash, tokenHash(code)),
        eq(loginCodes.browserHash, tokenHash(browser)),
        gt(loginCodes.expiresAt, sql`now()`),
      ),
    )
    .returning()
  return taken?.userId
}
