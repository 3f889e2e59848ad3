/** Storage key of a visitor's decision. */
export const consentKey = 'consent:v1'

/** Marks <html> for a visitor with a decision: CSS hides the question. */
const mark = 'document.documentElement.dataset.answered=1'

/**
 * Runs in the document's head. Documents contain the consent question, as they are the same for everyone; this hides it
 * before the first paint for visitors with a decision, and stores a decision that is made before hydration. It never
 * changes, and the CSP allows it by its hash.
 */
export const consentHintScript = [
  'try{',
  `if(navigator.globalPrivacyControl||typeof JSON.parse(localStorage.getItem('${consentKey}')).analytics==='boolean')${mark}`,
  '}catch(e){}',
  "addEventListener('click',function(e){",
  "var b=e.target.closest&&e.target.closest('button[data-counted]');",
  `if(b){${mark};`,
  `try{localStorage.setItem('${consentKey}',JSON.stringify({analytics:b.dataset.counted==='yes',decidedAt:Date.now()}))}catch(e){}`,
  '}},true)',
].join('')

/** Shows the question again to one who has answered. */
export function clearConsentHint(): void {
  delete document.documentElement.dataset['answered']
}
