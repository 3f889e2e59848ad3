/** What each member of staff may do; the API enforces it on each call. */
export const staffRoles = ['owner', 'manager', 'fulfillment', 'content', 'read_only'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Kinds of work in the shop, by which roles are given. */
export const staffAreas = [
  'orders',
  'money',
  'stock',
  'catalogue',
  'content',
  'inbox',
  'companies',
  'selling',
  'customers',
  'settings',
  'staff',
  'audit',
] as const
export type StaffArea = (typeof staffAreas)[number]

/** What an operation needs: its area, whether it changes anything, and whether the password is demanded again. */
export interface StaffPermission {
  area: StaffArea
  changes: boolean
  proof?: boolean
}

const changes: Record<StaffRole, readonly StaffArea[]> = {
  owner: staffAreas,
  manager: staffAreas.filter((area) => area !== 'staff'),
  fulfillment: ['orders', 'stock'],
  content: ['catalogue', 'content', 'inbox'],
  read_only: [],
}

/** Read in addition to the areas that a role may change. */
const reads: Record<StaffRole, readonly StaffArea[]> = {
  owner: [],
  manager: [],
  fulfillment: ['catalogue', 'inbox', 'companies'],
  content: ['stock', 'selling'],
  read_only: staffAreas.filter((area) => area !== 'staff' && area !== 'settings'),
}

/** Whether a role has a permission. */
export function may(role: StaffRole, { area, changes: isChange }: StaffPermission): boolean {
  return changes[role].includes(area) || (!isChange && reads[role].includes(area))
}

/** Whether a permission demands a password or code of the last ten minutes: money, staff and what says so itself. */
export const needsProof = ({ area, changes: isChange, proof = false }: StaffPermission): boolean =>
  proof || (isChange && (area === 'money' || area === 'staff'))
