/** Where a visitor's answer is kept. */
export const consentKey = 'consent:v1'

/** The mark on <html> of a visitor who needs not be asked: CSS hides the question by it. */
const mark = 'document.documentElement.dataset.answered=1'

/**
 * Runs in the document's head. Documents hold the question whether visits may be counted, as they are the same for
 * everyone; this hides it before the first paint from those who have answered, and keeps an answer that is given before
 * the page lives. It never changes, and the CSP allows it by its hash.
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
