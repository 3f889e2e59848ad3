/** The kinds of business that the programme is for, as people call them. */
export const businessTypeNames = {
  gym: 'Gym',
  school: 'Martial arts school',
  team: 'Team or club',
  retailer: 'Retail shop',
  online: 'Online shop',
  distributor: 'Distributor',
  other: 'Other',
} as const

/** What a business expects to buy in a month. */
export const monthlyVolumeNames = {
  lt_1k: 'Less than $1,000',
  '1k_5k': '$1,000 to $5,000',
  '5k_20k': '$5,000 to $20,000',
  gt_20k: 'More than $20,000',
} as const
