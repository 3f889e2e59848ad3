import { z } from './zod'

const INTEGER = /^-?\d{1,10}$/
const DECIMAL = /^\d{1,8}(\.\d{1,2})?$/

/** Parses text of a URL into a value and leaves everything else for the schema to reject. */
function parsed<T>(parse: (text: string) => unknown, schema: z.ZodType<T, T>): z.ZodType<T, T> {
  return z.preprocess((raw) => (typeof raw === 'string' ? parse(raw) : raw), schema) as unknown as z.ZodType<T, T>
}

/** An integer in a URL; rejects `1e3`, ` 2`, `0x1` and repeated keys. */
export const integerText = (min: number, max: number) =>
  parsed((text) => (INTEGER.test(text) ? Number(text) : text), z.int().min(min).max(max))

/** A row's number in an address. */
export const rowIdText = integerText(1, 2_147_483_647)

/** An amount of dollars in an address, at most two decimals. */
export const dollarText = parsed((text) => (DECIMAL.test(text) ? Number(text) : text), z.number().min(0).max(1_000_000))

/** `true` or `false` in a URL; also accepts `1` and `0`. */
export const flagText = parsed(
  (text) => ({ true: true, '1': true, false: false, '0': false })[text] ?? text,
  z.boolean(),
)

/** A repeatable key (`size=M&size=L`); one value is a list of one. */
export function listOf<T>(item: z.ZodType<T, T>, max: number): z.ZodType<T[], T[]> {
  return z.preprocess(
    (raw) => (raw === undefined || Array.isArray(raw) ? raw : [raw]),
    z.array(item).max(max),
  ) as unknown as z.ZodType<T[], T[]>
}

/** Page and page size of a listing. */
export const paging = (limit: number, maxLimit: number) => ({
  page: integerText(1, 100_000).default(1),
  limit: integerText(1, maxLimit).default(limit),
})

/** Pagination of a listing. */
export const pageMeta = z.object({ page: z.int(), limit: z.int(), total: z.int(), last_page: z.int() })
export type PageMeta = z.infer<typeof pageMeta>
