import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/client'
import { knownDevices, users } from '../../database/schema'
import { deviceToken, setDeviceCookie } from './device-cookie'
import { newToken, tokenHash } from './session-token'

/** Devices per account; the least recently used one is removed first. */
const MAX_DEVICES = 20
const LIFETIME = sql`now() + interval '1 year'`

/**
 * Whether a browser with this token has logged in to this email's account before. Attempts by strangers don't count
 * against a known device. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export async function isKnownDevice(db: Database, email: string, token: string | undefined): Promise<boolean> {
  if (!token) return false
  const device = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.tokenHash, tokenHash(token)), gt(knownDevices.expiresAt, now)))
  return device.length > 0
}
const now = sql`now()`

/**
 * Registers the request's browser as a known device after a login or a proof of the mailbox. A cookie that we did not
 * issue is replaced.
 */
export async function rememberDevice(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const presented = deviceToken(request)
  const token = presented && (await isIssued(db, presented)) ? presented : newToken()
  const device = { tokenHash: tokenHash(token), userId, lastUsedAt: now, expiresAt: LIFETIME }
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userId],
      set: { lastUsedAt: now, expiresAt: LIFETIME },
    })
  await deleteOldest(db, userId)
  setDeviceCookie(reply, token)
}

async function isIssued(db: Database, token: string): Promise<boolean> {
  const own = and(eq(knownDevices.tokenHash, tokenHash(token)), gt(knownDevices.expiresAt, now))
  return (await db.select({ userId: knownDevices.userId }).from(knownDevices).where(own).limit(1)).length > 0
}

async function deleteOldest(db: Database, userId: string): Promise<void> {
  const surplus = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .offset(MAX_DEVICES)
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, surplus)))
}

/**
 * Deletes all devices of an account after its email change was undone or its password was reset, since a thief's may
 * be among them.
 */
export async function deleteKnownDevices(db: Database, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
