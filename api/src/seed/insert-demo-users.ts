import { hashPassword } from '../modules/auth/password'
import type { Database } from '../database/client'
import { companyTerms, users, wholesaleApplications } from '../database/schema'
import { demoUsers, type DemoUser } from './demo-users'

/** Inserts the demo accounts with their wholesale applications; only ever for tests and development. Gives back how many. */
export async function insertDemoUsers(db: Database): Promise<number> {
  for (const user of Object.values<DemoUser>(demoUsers)) {
    const { role, isVerified, username, email, password, business, terms } = user
    const passwordHash = await hashPassword(password)
    const [row] = await db
      .insert(users)
      .values({ role, isVerified, username, email, passwordHash, phone: '2155550143', emailConfirmedAt: new Date() })
      .returning()
    if (business) await insertApplication(db, row!.id, user, business)
    if (terms) await db.insert(companyTerms).values({ userId: row!.id, ...terms })
  }
  return Object.keys(demoUsers).length
}

async function insertApplication(
  db: Database,
  userId: string,
  user: DemoUser,
  business: NonNullable<DemoUser['business']>,
) {
  await db.insert(wholesaleApplications).values({
    userId,
    businessName: business.name,
    businessType: business.type,
    taxId: business.taxId,
    phone: '2155550143',
    address: '100 Demo Street',
    city: business.city,
    state: business.state,
    zip: business.zip,
    monthlyVolume: business.volume,
    ...(user.isVerified && { status: 'approved' as const, decidedAt: new Date(), decidedBy: 'seed' }),
  })
}
