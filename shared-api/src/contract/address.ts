import { z } from './zod'
import { singleLine } from './text'

/** The fields of a United States address, to be spread into forms. */
export const address = {
  address: singleLine(3, 100),
  address_2: singleLine(0, 60).optional(),
  city: singleLine(1, 60),
  state: z.string().regex(/^[A-Z]{2}$/, 'Choose a state'),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code, as in 10001 or 10001-1234'),
}

/** A postal address of an order, as it was then. */
export const postalAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  address: z.string(),
  address_2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
