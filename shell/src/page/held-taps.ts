import { untilIdle, type Router } from '../router/until-idle'

/** What hydrates at a time: the layout around the page, and the page itself in `#main`. */
type Region = 'layout' | 'page'

/**
 * Runs in the document's head: holds taps on controls that work by script only, in a region that isn't hydrated yet.
 * Links and forms with an address work without. A control tapped again is held once, as a second tap would undo the
 * first. It never changes, and the CSP allows it by its hash.
 */
export const heldTapsScript = [
  '(function(d){var held=window.heldTaps=[],live=d.documentElement.dataset;',
  "addEventListener('click',function(x){var t=x.target,c=t.closest&&t.closest('a[href],button,label,input');",
  "if(c&&c.tagName==='LABEL')c=c.control;",
  "if(!c||!c.closest('#root')||!c.matches('button,[type=radio],[type=checkbox]'))return;",
  "if(c.type==='submit'&&c.form&&c.form.hasAttribute('method'))return;",
  "if((c.closest('#main')?live.page:live.layout)!==undefined)return;",
  "x.preventDefault();x.stopImmediatePropagation();c.dataset.held='';",
  'held.indexOf(c)<0&&held.push(c)},true)',
  '})(document)',
].join('')

/** A held tap is answered at once by how its control looks. */
export const heldTapsStyle = '[data-held],label:has([data-held]){opacity:.6;cursor:progress}'

const heldTaps = () => (globalThis as { heldTaps?: HTMLElement[] }).heldTaps ?? []

/** Marks a region as hydrated, and repeats its held taps in their order, each after the one before has had its effect. */
export async function releaseTaps(region: Region, router: Router): Promise<void> {
  document.documentElement.dataset[region] = ''
  const taps = heldTaps()
  for (const control of taps.filter((tapped) => regionOf(tapped) === region)) {
    taps.splice(taps.indexOf(control), 1)
    delete control.dataset['held']
    control.click()
    await hasSettled(router)
  }
}

const regionOf = (control: Element): Region => (control.closest('#main') ? 'page' : 'layout')

/** Waits for the navigation that a tap started, and for the browser to be idle after rendering. */
async function hasSettled(router: Router): Promise<void> {
  await untilIdle(router)
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1_000 })
    else setTimeout(resolve, 50)
  })
}
