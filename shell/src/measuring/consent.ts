import { useSyncExternalStore } from 'react'
import { consentKey as key, clearConsentHint } from './consent-hint'

/** What the visitor has said of being counted; `unasked` on the server and on the hydration render. */
export type Consent = 'unasked' | 'granted' | 'refused'

const listeners = new Set<() => void>()
let isReopened = false

/** What was decided in this browser. One that asks all sites not to sell or share its data has said no. */
export function readConsent(): Consent {
  if (isReopened) return 'unasked'
  const decided = read()
  if (decided !== null) return decided ? 'granted' : 'refused'
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'refused' : 'unasked'
}

/** Keeps the visitor's answer, for all tabs. */
export function saveConsent(granted: boolean): void {
  isReopened = false
  try {
    localStorage.setItem(key, JSON.stringify({ analytics: granted, decidedAt: Date.now() }))
  } catch {
    // A browser that keeps nothing is asked again on its next visit.
  }
  notify()
}

/** Shows the question again, for a visitor who wants to change the answer. */
export function reopenConsent(): void {
  isReopened = true
  clearConsentHint()
  notify()
}

/** Whether the visitor wanted the question back, rather than being asked for the first time. */
export function isConsentReopened(): boolean {
  return isReopened
}

/** The visitor's answer, kept up to date over all tabs. */
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

/** What is stored may be of another release, edited, or forbidden to read: then nothing was decided. */
function read(): boolean | null {
  try {
    const { analytics } = JSON.parse(localStorage.getItem(key) ?? '{}') as { analytics?: unknown }
    return typeof analytics === 'boolean' ? analytics : null
  } catch {
    return null
  }
}
