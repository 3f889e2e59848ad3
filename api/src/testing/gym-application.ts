import type { wholesaleApplications } from '../database/schema'

/** A gym's application, as a database row for tests. */
export const gymApplication = (userId: string) =>
  ({
    userId,
    businessName: 'Kai Gym',
    businessType: 'gym',
    taxId: '12-3456789',
    phone: '2015550166',
    address: '12 Dock Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    monthlyVolume: '1k_5k',
  }) satisfies typeof wholesaleApplications.$inferInsert
