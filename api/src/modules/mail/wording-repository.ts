import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailTexts } from '../../database/schema'
import type { Wording } from './mail-template'

/** The merchant's wording of a mail; undefined while it has its default. */
export async function findWording(db: Database, name: string): Promise<Wording | undefined> {
  const [row] = await db.select({ wording: mailTexts.wording }).from(mailTexts).where(eq(mailTexts.name, name))
  return row?.wording
}
