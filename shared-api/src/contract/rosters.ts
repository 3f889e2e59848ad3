import { z } from './zod'
import { dataOf, endpoint, outcome } from './endpoint'
import { singleLine, rowId } from './text'

const time = z.string()
const ROSTER_YEAR = 366 * 86_400_000
const deadline = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) <= Date.now() + ROSTER_YEAR, 'At most a year ahead')

/** A coach's call to the team: one product in one color, each member names a size. */
export const rosterForm = z.strictObject({
  title: singleLine(2, 80),
  product_id: rowId,
  color: singleLine(1, 40),
  deadline: deadline.refine((text) => Date.parse(text) > Date.now(), 'Choose a time in the future'),
})

/** What a member enters. */
export const rosterEntryForm = z.strictObject({
  name: singleLine(1, 40),
  size: singleLine(1, 30),
  number: z
    .string()
    .trim()
    .regex(/^\d{0,3}$/, 'Up to three digits')
    .default(''),
})

/** The most members of a roster. */
export const MAX_MEMBERS = 200

const rosterEntry = z.object({ id: z.uuid(), name: z.string(), size: z.string(), number: z.string(), at: time })

/** A roster in its coach's list. */
const rosterSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  product: z.object({ id: z.int(), title: z.string(), thumbnail: z.string() }),
  color: z.string(),
  deadline: time,
  open: z.boolean(),
  members: z.int(),
  /** When it was ordered last, and the number of that order; null if it never was. */
  ordered: z.object({ at: time, order_number: z.string() }).nullable(),
})
/** A roster with all members; `share_path` is the address for members. */
export const roster = rosterSummary.extend({
  share_path: z.string(),
  sizes: z.array(z.string()),
  entries: z.array(rosterEntry),
})
export type RosterSummary = z.infer<typeof rosterSummary>
export type Roster = z.infer<typeof roster>

/** What members see of a roster: never each other. */
export const rosterSheet = z.object({
  title: z.string(),
  coach: z.string(),
  product: z.object({ title: z.string(), thumbnail: z.string(), category_id: z.int() }),
  color: z.string(),
  sizes: z.array(z.string()),
  deadline: time,
  open: z.boolean(),
})
export type RosterSheet = z.infer<typeof rosterSheet>

const rosterId = z.strictObject({ id: z.uuid() })
/** Proves to the shop that a member changes their own entry. */
const entrySecret = z.string().min(1).max(64)
const sheetKey = z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{22}$/) })

/** Calls of coaches on their rosters, and of members by the key of the shared link. */
export const rosterEndpoints = {
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
    summary: 'One of my rosters with all members',
    tag: 'wholesale',
    access: 'session',
    params: rosterId,
    response: dataOf(roster),
    failures: [401, 404, 422],
  }),
  'POST /rosters/:id': endpoint({
    summary:
      "Move the deadline of one of my rosters; a past time closes it. `now` and `in-a-day` use the server's clock, which decides who is in time",
    tag: 'wholesale',
    access: 'session',
    params: rosterId,
    body: z.strictObject({ deadline: z.union([z.enum(['now', 'in-a-day']), deadline]) }),
    response: dataOf(roster),
    failures: [401, 404, 422],
  }),
  'DELETE /rosters/:id': endpoint({
    summary: 'Delete one of my rosters with all members; its shared link stops working',
    tag: 'wholesale',
    access: 'session',
    params: rosterId,
    response: outcome,
    failures: [401, 404, 422],
  }),
  'POST /rosters/:id/in-cart': endpoint({
    summary:
      'Say that the lines of one of my rosters are in my cart: the next order with them has the names. 409 `ordered` for one that was ordered, unless `again`',
    tag: 'wholesale',
    access: 'session',
    params: rosterId,
    body: z.strictObject({ again: z.boolean().default(false) }),
    response: outcome,
    failures: [401, 404, 409, 422],
  }),
  'POST /rosters/:id/entries/:entry': endpoint({
    summary: 'Change a member of one of my rosters, also after the deadline; 409 `name_taken`',
    tag: 'wholesale',
    access: 'session',
    params: z.strictObject({ id: z.uuid(), entry: z.uuid() }),
    body: rosterEntryForm,
    response: dataOf(roster),
    failures: [401, 404, 409, 422],
  }),
  'DELETE /rosters/:id/entries/:entry': endpoint({
    summary: 'Remove a member from one of my rosters',
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
    response: outcome.extend({ entry_id: z.uuid(), secret: entrySecret }),
    status: 201,
    failures: [404, 409, 422],
  }),
  'POST /roster-sheets/:key/entries/:entry': endpoint({
    summary:
      'Change my own entry with the secret that entering answered. 404 if it was removed, 409 `closed` after the deadline or `name_taken`',
    tag: 'wholesale',
    access: 'public',
    params: sheetKey.extend({ entry: z.uuid() }),
    body: rosterEntryForm.extend({ secret: entrySecret }),
    response: outcome,
    failures: [404, 409, 422],
  }),
}
