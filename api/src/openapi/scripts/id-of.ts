import { eq } from 'drizzle-orm'
import { users } from '../../database/schema'
import type { Persona, Scene } from '../call-script'

/** The user id of a persona. */
export const idOf = async ({ api }: Scene, person: Persona) => {
  const [user] = await api.db
    .select()
    .from(users)
    .where(eq(users.email, `${person}@example.com`))
  return user!.id
}
