import { browserApi, type Api, type ResponseOf } from '@shop/shared-api'

/** The API's verdict on a code; `checks` counts every check including this one. */
export type CodeCheck = ResponseOf<'POST /product-authenticity'>

/** The format of a code. */
const CODE = /^[A-Z0-9-]{6,32}$/

/** Normalizes a typed code to uppercase without spaces; null if it is malformed. */
export function normalizeCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

/** Checks a code. Every request counts as a check, so it is never repeated automatically. */
export function checkCode(barcode: string, api: Api = browserApi): Promise<CodeCheck> {
  return api.request('POST /product-authenticity', { body: { barcode }, silent: true })
}
