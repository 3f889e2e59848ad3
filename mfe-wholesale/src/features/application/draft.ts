import type { WholesaleForm } from '@shop/shared-api'
import { steps } from './steps'

const key = 'wholesale-draft:v1'
/** Never stored, nor are files. */
const sensitiveFields: readonly string[] = [
  'password',
  'password_confirmation',
  'terms',
] satisfies (keyof WholesaleForm)[]
const storedFields = steps.flatMap(({ fields }) => fields).filter((field) => !sensitiveFields.includes(field))

/** Stores the input for this tab; does nothing if storage is blocked. */
export function saveDraft(values: Partial<WholesaleForm>): void {
  const draft = Object.fromEntries(storedFields.map((field) => [field, values[field]]).filter(([, value]) => value))
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The form works without storage.
  }
}

/** Reads the stored draft, limited to text of known fields. */
export function readDraft(): Partial<WholesaleForm> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    const found = storedFields.map((field) => [field, (draft as Record<string, unknown>)[field]])
    return Object.fromEntries(found.filter(([, value]) => typeof value === 'string')) as Partial<WholesaleForm>
  } catch {
    return {}
  }
}

/** Deletes the draft once submitted. */
export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
