import { z } from './zod'
import { dataOf, endpoint, outcome } from './endpoint'
import { equipmentItem } from './community'
import { dollars, line, rowId } from './text'

const time = z.string()

/** How an application stands; `reason` is what staff wrote when they declined it. */
export const wholesaleApplication = z.object({
  status: z.enum(['pending', 'approved', 'declined']),
  business_name: z.string(),
  reason: z.string().nullable(),
  received_at: time,
  decided_at: time.nullable(),
})
export type WholesaleApplication = z.infer<typeof wholesaleApplication>

/** The code of one size and color, as it stands on labels and price lists; capitals do not matter. */
export const sku = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9._-]{1,39}$/, 'Not an item code'))

/** A variant as a buyer finds it by its code; prices in dollars for one piece. */
export const skuMatch = z.object({
  sku: z.string(),
  product_id: z.int(),
  product_variation_id: z.int(),
  title: z.string(),
  size: z.string(),
  color: z.string(),
  image: z.string(),
  available: z.int(),
  discount_price: dollars,
  discount_sale_price: dollars.nullable(),
})
export type SkuMatch = z.infer<typeof skuMatch>

/** The most codes of one question or list. */
export const MOST_SKUS = 100

/** Codes and pieces that a buyer keeps under a name to order them again. */
export const reorderListForm = z.strictObject({
  title: line(1, 60),
  lines: z
    .array(z.strictObject({ sku, qty: z.int().min(1).max(9999) }))
    .min(1, 'Add at least one line')
    .max(MOST_SKUS),
})
export const reorderList = z.object({
  id: z.uuid(),
  title: z.string(),
  lines: z.array(z.object({ sku: z.string(), qty: z.int() })),
  created_at: time,
})
export type ReorderList = z.infer<typeof reorderList>

const ROSTER_YEAR = 366 * 86_400_000
const deadline = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) <= Date.now() + ROSTER_YEAR, 'At most a year ahead')

/** A coach's call to the team: one product in one color, each member names a size. */
export const rosterForm = z.strictObject({
  title: line(2, 80),
  product_id: rowId,
  color: line(1, 40),
  deadline: deadline.refine((text) => Date.parse(text) > Date.now(), 'Choose a time that is still to come'),
})

/** What a member enters. */
export const rosterEntryForm = z.strictObject({
  name: line(1, 40),
  size: line(1, 30),
  number: z
    .string()
    .trim()
    .regex(/^\d{0,3}$/, 'Up to three digits')
    .default(''),
})

/** The most members of a roster. */
export const MOST_MEMBERS = 200

const rosterEntry = z.object({ id: z.uuid(), name: z.string(), size: z.string(), number: z.string(), at: time })

/** A roster as its coach sees it in the list. */
const rosterSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  product: z.object({ id: z.int(), title: z.string(), thumbnail: z.string() }),
  color: z.string(),
  deadline: time,
  open: z.boolean(),
  members: z.int(),
})
/** A roster with everybody on it; `share_path` is the address that members open. */
export const roster = rosterSummary.extend({
  share_path: z.string(),
  sizes: z.array(z.string()),
  entries: z.array(rosterEntry),
})
export type RosterSummary = z.infer<typeof rosterSummary>
export type Roster = z.infer<typeof roster>

/** What members see of a roster: never one another. */
export const rosterSheet = z.object({
  title: z.string(),
  coach: z.string(),
  product: z.object({ title: z.string(), thumbnail: z.string() }),
  color: z.string(),
  sizes: z.array(z.string()),
  deadline: time,
  open: z.boolean(),
})
export type RosterSheet = z.infer<typeof rosterSheet>

/** A request for custom equipment as whoever asked sees it; the quote in dollars for all of it. */
export const equipmentStatus = z.object({
  request_number: z.string(),
  status: z.enum(['received', 'quoted', 'approved', 'in_production', 'completed', 'declined']),
  category: z.string(),
  items: z.array(equipmentItem),
  design: z.string().nullable(),
  needed_by: z.string().nullable(),
  artwork: z.int(),
  quote: dollars.nullable(),
  quote_note: z.string().nullable(),
  created_at: time,
  steps: z.array(z.object({ status: z.string(), note: z.string().nullable(), at: time })),
})
export type EquipmentStatus = z.infer<typeof equipmentStatus>

const rosterId = z.strictObject({ id: z.uuid() })
const sheetKey = z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{22}$/) })

/** Calls of clubs and dealers. */
export const wholesaleEndpoints = {
  'GET /wholesale-application': endpoint({
    summary: 'How my wholesale application stands; 404 when I never applied',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(wholesaleApplication),
    failures: [401, 404],
  }),
  'POST /find-skus': endpoint({
    summary: 'Variants by their codes, in the order asked for; codes that nobody knows are left out',
    tag: 'wholesale',
    access: 'public',
    body: z.strictObject({ skus: z.array(sku).min(1).max(MOST_SKUS) }),
    response: dataOf(z.array(skuMatch)),
    failures: [422],
  }),
  'GET /reorder-lists': endpoint({
    summary: 'My reorder lists, newest first',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(z.array(reorderList)),
    failures: [401],
  }),
  'POST /reorder-lists': endpoint({
    summary: 'Keep lines under a name; at most 50 lists',
    tag: 'wholesale',
    access: 'session',
    body: reorderListForm,
    response: dataOf(reorderList),
    status: 201,
    failures: [401, 409, 422],
  }),
  'DELETE /reorder-lists/:id': endpoint({
    summary: 'Throw one of my reorder lists away',
    tag: 'wholesale',
    access: 'session',
    params: rosterId,
    response: outcome,
    failures: [401, 404, 422],
  }),
  'GET /rosters': endpoint({
    summary: 'My team rosters, newest first',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(z.array(rosterSummary)),
    failures: [401],
  }),
  'POST /rosters': endpoint({
    summary: 'Open a team roster for a product in one color; at most 50',
    tag: 'wholesale',
    access: 'session',
    body: rosterForm,
    response: dataOf(roster),
    status: 201,
    failures: [401, 404, 409, 422],
  }),
  'GET /rosters/:id': endpoint({
    summary: 'One of my rosters with everybody on it',
    tag: 'wholesale',
    access: 'session',
    params: rosterId,
    response: dataOf(roster),
    failures: [401, 404, 422],
  }),
  'POST /rosters/:id': endpoint({
    summary: 'Move the deadline of one of my rosters; a time gone by closes it',
    tag: 'wholesale',
    access: 'session',
    params: rosterId,
    body: z.strictObject({ deadline }),
    response: dataOf(roster),
    failures: [401, 404, 422],
  }),
  'DELETE /rosters/:id/entries/:entry': endpoint({
    summary: 'Take a member off one of my rosters',
    tag: 'wholesale',
    access: 'session',
    params: z.strictObject({ id: z.uuid(), entry: z.uuid() }),
    response: outcome,
    failures: [401, 404, 422],
  }),
  'GET /roster-sheets/:key': endpoint({
    summary: 'What a member fills in, by the key of the link that the coach shared',
    tag: 'wholesale',
    access: 'public',
    params: sheetKey,
    response: dataOf(rosterSheet),
    failures: [404, 422],
  }),
  'POST /roster-sheets/:key/entries': endpoint({
    summary:
      'Enter name, size and number. 409 `closed` after the deadline, `name_taken` for a name that is on it, `full` at 200 members',
    tag: 'wholesale',
    access: 'public',
    params: sheetKey,
    body: rosterEntryForm,
    response: outcome,
    status: 201,
    failures: [404, 409, 422],
  }),
  'GET /equipment-requests': endpoint({
    summary: 'My requests for custom equipment with their quotes, newest first',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(z.array(equipmentStatus)),
    failures: [401],
  }),
  'POST /equipment-requests/:number/approve': endpoint({
    summary: 'Approve the quote of one of my requests, naming its amount; 409 when it is another by now, or none',
    tag: 'wholesale',
    access: 'session',
    params: z.strictObject({ number: line(1, 40) }),
    body: z.strictObject({ quote: dollars }),
    response: dataOf(equipmentStatus),
    failures: [401, 404, 409, 422],
  }),
}
