import { pageWatchPath } from './page-watch'

/**
 * Runs first in the document's head: the default Trusted Types policy. Scripts may be loaded from our own released
 * files, the worker that watches the page, and from Stripe where the CSP allows it; no text may become markup or code.
 * The browser blocks and reports what it refuses. It never changes, and the CSP allows it by its hash.
 * Source for Stripe: https://docs.stripe.com/security/guide#content-security-policy
 */
export const trustedScriptsScript = [
  "window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){",
  'var a;try{a=new URL(u,location.href)}catch(e){return null}',
  `return a.origin===location.origin&&(a.pathname.indexOf('/r/')===0||a.pathname==='${pageWatchPath}')||a.origin==='https://js.stripe.com'?u:null`,
  '}})',
].join('')
