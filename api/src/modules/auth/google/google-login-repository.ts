import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { googleLogins, loginCodes } from '../../../database/schema'
import { newToken, tokenHash } from '../session-token'
import type { LoginChecks } from './google-client'

/** Stores the values that verify a login's callback for ten minutes; returns the secret for the browser's cookie. */
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

/** Returns and deletes the login that this browser started. */
export async function consumeLoginRequest(db: Database, browser: string) {
  const [login] = await db
    .delete(googleLogins)
    .where(and(eq(googleLogins.browserHash, tokenHash(browser)), gt(googleLogins.expiresAt, sql`now()`)))
    .returning()
  return login
}

/** Issues a code that only this browser can exchange for a session within a minute. */
export async function issueCode(db: Database, browser: string, userId: string): Promise<string> {
  const code = newToken()
  const expiresAt = sql`now() + interval '1 minute'`
  await db.insert(loginCodes).values({ codeHash: tokenHash(code), browserHash: tokenHash(browser), userId, expiresAt })
  return code
}

/** Returns and deletes the user that a code was issued for. */
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
