import { browserApi, type Api, type ResponseOf } from '@shop/shared-api'

/** What the shop knows of a code; `checks` is how often it was asked for, this time included. */
export type CodeCheck = ResponseOf<'POST /product-authenticity'>

/** The form of every code. */
const CODE = /^[A-Z0-9-]{6,32}$/

/** A code as printed: capitals without blanks. Null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

/** Asks the shop for a code. Counts as a check of it, so it is asked once per press. */
export function checkCode(barcode: string, api: Api = browserApi): Promise<CodeCheck> {
  return api.request('POST /product-authenticity', { body: { barcode }, silent: true })
}
