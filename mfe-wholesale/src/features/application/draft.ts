import type { WholesaleForm } from '@shop/shared-api'
import { steps } from './steps'

const key = 'wholesale-draft:v1'
/** Never kept, nor are files. */
const secret: readonly string[] = ['password', 'password_confirmation', 'terms'] satisfies (keyof WholesaleForm)[]
const kept = steps.flatMap(({ fields }) => fields).filter((field) => !secret.includes(field))

/** Keeps what was typed for this tab; a browser that refuses storage keeps nothing. */
export function keepDraft(values: Partial<WholesaleForm>): void {
  const draft = Object.fromEntries(kept.map((field) => [field, values[field]]).filter(([, value]) => value))
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The form works without.
  }
}

/** What was kept, as far as it is text under names of ours. */
export function readDraft(): Partial<WholesaleForm> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    const found = kept.map((field) => [field, (draft as Record<string, unknown>)[field]])
    return Object.fromEntries(found.filter(([, value]) => typeof value === 'string')) as Partial<WholesaleForm>
  } catch {
    return {}
  }
}

/** Forgets the draft once it was sent. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
