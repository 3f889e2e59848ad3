import { useSyncExternalStore } from 'react'
import { consentKey as key, forgetConsentHint } from './consent-hint'

/** What the visitor has said of being counted; `unasked` on the server and on the hydration render. */
export type Consent = 'unasked' | 'granted' | 'refused'

const listeners = new Set<() => void>()
let isAskedAgain = false

/** What was decided in this browser. One that asks all sites not to sell or share its data has said no. */
export function readConsent(): Consent {
  if (isAskedAgain) return 'unasked'
  const decided = read()
  if (decided !== null) return decided ? 'granted' : 'refused'
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'refused' : 'unasked'
}

/** Keeps the visitor's answer, for all tabs. */
export function decide(granted: boolean): void {
  isAskedAgain = false
  try {
    localStorage.setItem(key, JSON.stringify({ analytics: granted, decidedAt: Date.now() }))
  } catch {
    // A browser that keeps nothing is asked again on its next visit.
  }
  tell()
}

/** Shows the question again, for a visitor who wants to change the answer. */
export function askAgain(): void {
  isAskedAgain = true
  forgetConsentHint()
  tell()
}

/** Whether the visitor wanted the question back, rather than being asked for the first time. */
export function wasAskedAgain(): boolean {
  return isAskedAgain
}

/** The visitor's answer, kept up to date over all tabs. */
export function useConsent(): Consent {
  return useSyncExternalStore(watch, readConsent, () => 'unasked')
}

function tell(): void {
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
