import type { Database } from '../../database/client'
import { invalid } from '../../failure'
import { contentRepository } from '../content/content-repository'
import { hashPassword } from './password'
import { findWeakness, type Weakness } from './password-strength'

/** A new password and the names that it must not contain. */
export interface NewPassword {
  username: string
  email: string
  password: string
}

const messages: Record<Weakness, string> = {
  leaked: 'This password appears in lists of stolen passwords. Please choose another.',
  guessable: 'This password is too easy to guess. Please choose another.',
}

/**
 * Hashes a new password; throws 422 on `password` when it is leaked, easy to guess, or based on the name of the user,
 * the email or the shop.
 */
export async function newPasswordHash(db: Database, { username, email, password }: NewPassword): Promise<string> {
  const { title } = await contentRepository(db).settings()
  const weakness = await findWeakness(password, [username, email, title])
  if (weakness) throw invalid([{ field: 'password', message: messages[weakness] }])
  return hashPassword(password)
}
