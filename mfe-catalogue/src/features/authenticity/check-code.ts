import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'

/** What the shop knows of a code. */
export interface CodeCheck {
  /** Known and rarely asked for; not one of ours; known, but asked for suspiciously often. */
  status: 'authentic' | 'unknown' | 'suspicious'
  product?: Pick<ProductSummary, 'id' | 'title' | 'thumbnail'> | null
  batch?: string | null
  first_checked_at?: string | null
  /** How often it was asked for, this time included. */
  checks: number
}

/** The form of every code. */
const CODE = /^[A-Z0-9-]{6,32}$/

/** A code as printed: capitals without blanks. Null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

/** Asks the shop for a code. Counts as a check of it, so it is asked once per press. */
export async function checkCode(barcode: string, api: Api = browserApi): Promise<CodeCheck> {
  const answer = await (api as AnyCall).request('POST /product-authenticity', { body: { barcode }, silent: true })
  return (answer as { data?: CodeCheck }).data ?? (answer as CodeCheck)
}

/** The contract does not list this call yet, so its form stands above. */
interface AnyCall {
  request(name: string, options: object): Promise<unknown>
}
