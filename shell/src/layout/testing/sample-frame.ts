import type { MenuItem } from '@shop/shared-api/contract'

/** Two columns of the menu. */
export const sampleMenu: MenuItem[] = [
  {
    title: 'Gloves',
    slug: 'gloves',
    sub_categories: [
      {
        title: 'Boxing Gloves',
        slug: 'boxing-gloves',
        sub_sub_categories: [{ title: 'Lace-Up Gloves', slug: 'lace-up-gloves' }],
      },
    ],
  },
  {
    title: 'Belts',
    slug: 'belts',
    sub_categories: [
      {
        title: 'Rank Belts',
        slug: 'rank-belts',
        sub_sub_categories: [{ title: 'Jiu-Jitsu Belts', slug: 'bjj-belts' }],
      },
    ],
  },
]
