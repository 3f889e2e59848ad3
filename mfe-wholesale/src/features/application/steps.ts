import type { WholesaleForm } from '@shop/shared-api'

/** The steps of the application, with the fields that must be valid before the next one. */
export const steps = [
  { title: 'You', fields: ['username', 'phone', 'email', 'password', 'password_confirmation', 'terms'] },
  {
    title: 'Your business',
    fields: [
      'business_name',
      'business_type',
      'monthly_volume',
      'tax_id',
      'resale_number',
      'website',
      'address',
      'address_2',
      'city',
      'state',
      'zip',
      'message',
    ],
  },
  { title: 'Documents', fields: [] },
] as const satisfies readonly { title: string; fields: readonly (keyof WholesaleForm)[] }[]

/** The step of a field. */
export const stepOf = (field: string): number =>
  steps.findIndex(({ fields }) => (fields as readonly string[]).includes(field))
