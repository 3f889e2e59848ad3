import { useSyncExternalStore } from 'react'
import { consentKey as key, clearConsentHint } from './consent-hint'

/** The visitor's consent to analytics; `unasked` on the server and on the hydration render. */
export type Consent = 'unasked' | 'granted' | 'refused'

const listeners = new Set<() => void>()
let isReopened = false

/** The decision in this browser. Global Privacy Control counts as a refusal. */
export function readConsent(): Consent {
  if (isReopened) return 'unasked'
  const decided = read()
  if (decided !== null) return decided ? 'granted' : 'refused'
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'refused' : 'unasked'
}

/** Stores the visitor's decision for all tabs. */
export function saveConsent(granted: boolean): void {
  isReopened = false
  try {
    localStorage.setItem(key, JSON.stringify({ analytics: granted, decidedAt: Date.now() }))
  } catch {
    // Without storage, the question is shown again on the next visit.
  }
  notify()
}

/** Shows the question again, for a visitor who wants to change the answer. */
export function reopenConsent(): void {
  isReopened = true
  clearConsentHint()
  notify()
}

/** Whether the visitor reopened the question, rather than seeing it for the first time. */
export function isConsentReopened(): boolean {
  return isReopened
}

/** The visitor's consent, synchronized across tabs. */
export function useConsent(): Consent {
  return useSyncExternalStore(watch, readConsent, () => 'unasked')
}

function notify(): void {
  for (const listener of listeners) listener()
}

function watch(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** The stored value may be of another release, edited, or inaccessible: then there is no decision. */
function read(): boolean | null {
  try {
    const { analytics } = JSON.parse(localStorage.getItem(key) ?? '{}') as { analytics?: unknown }
    return typeof analytics === 'boolean' ? analytics : null
  } catch {
    return null
  }
}
