import { z } from './zod'

/** Characters that no field may contain: controls (tab and line breaks aside), NUL, and halves of broken emoji. */
const UNSAFE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u
const LINE_BREAK = /[\r\n\t]/

/** An empty text counts as missing, not as too short. */
const tooShort = (min: number) => (issue: { input?: unknown }) =>
  min === 1 || issue.input === '' ? 'This field is required' : `Use at least ${min} characters`

/** Trimmed text of one line between `min` and `max` characters; control characters are refused. */
export const singleLine = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, { error: tooShort(min) })
    .max(max, `Use at most ${max} characters`)
    .refine((text) => !UNSAFE.test(text) && !LINE_BREAK.test(text), 'Contains characters that cannot be used here')

/** Trimmed text that may run over several lines. */
export const multiLine = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, { error: tooShort(min) })
    .max(max, `Use at most ${max} characters`)
    .refine((text) => !UNSAFE.test(text), 'Contains characters that cannot be used here')

/** An email address, trimmed and in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters')
  .pipe(z.email({ error: ({ input }) => (input === '' ? 'This field is required' : 'Invalid email address') }))

/**
 * Characters between digits: spaces, dots, brackets, all dashes, and the invisible direction marks that address books
 * copy.
 */
const BETWEEN_DIGITS = /[\s()./\u2010-\u2015\u2212\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g

/** A telephone number: 10 to 15 digits after removing separators and a leading plus or `tel:`. */
export const phone = z
  .string()
  .trim()
  .max(30, 'Use at most 30 characters')
  .transform((text) => text.replace(BETWEEN_DIGITS, '').replace(/^(tel:)?\+?/i, ''))
  .pipe(z.string().regex(/^\d{10,15}$/, 'Enter a phone number of 10 to 15 digits'))

/** An absolute http or https address. */
export const webAddress = z
  .string()
  .trim()
  .max(200, 'Use at most 200 characters')
  .pipe(z.url({ protocol: /^https?$/, error: 'Invalid URL' }))

/** A new password: length is the only rule of composition; the server also refuses the commonest ones. */
export const newPassword = z
  .string()
  .min(8, 'Use at least 8 characters')
  .max(128, 'Use at most 128 characters')
  .refine((text) => !/\p{Cs}|\u0000/u.test(text), 'Contains characters that cannot be used here')

/** The key of a page, category or product in an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Not a valid address')
  .max(120)

/** A row id within PostgreSQL's integer range. */
export const rowId = z.int().min(1).max(2_147_483_647)

/** The id of a coupon after its code was checked: a number that can't be guessed. */
export const couponId = z.int().min(1)

/** An amount in dollars on the wire; at most two decimals. */
export const dollars = z.number().min(0).max(10_000_000)
