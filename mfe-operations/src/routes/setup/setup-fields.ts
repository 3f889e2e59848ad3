import type { ActionField } from '../../action/action-field'

/** What a shop needs to begin. */
export const shopFields: readonly ActionField[] = [
  { name: 'title', label: 'Name of the shop', required: true, maxLength: 100 },
  { name: 'description', label: 'What it sells, in a sentence', maxLength: 300 },
  { name: 'email', label: 'Email for customers', required: true, maxLength: 254 },
  { name: 'phone', label: 'Phone for customers', maxLength: 30 },
  { name: 'postal_address', label: 'Postal address', kind: 'area', maxLength: 300 },
]

/** The first owner, apart from the password. */
export const ownerFields: readonly ActionField[] = [
  { name: 'owner_name', label: 'Your name', required: true, maxLength: 100 },
  { name: 'owner_email', label: 'Your email', hint: 'To sign in', required: true, maxLength: 254 },
]
