/** Labels of the business types. */
export const businessTypeLabels = {
  gym: 'Gym',
  school: 'Martial arts school',
  team: 'Team or club',
  retailer: 'Retail store',
  online: 'Online store',
  distributor: 'Distributor',
  other: 'Other',
} as const

/** Labels of the expected monthly volume. */
export const monthlyVolumeLabels = {
  lt_1k: 'Less than $1,000',
  '1k_5k': '$1,000 to $5,000',
  '5k_20k': '$5,000 to $20,000',
  gt_20k: 'More than $20,000',
} as const
