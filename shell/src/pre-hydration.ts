import { consentHintScript } from './measuring/consent-hint'
import { heldTapsScript } from './page/held-taps'
import { lateScriptsScript } from './page/late-scripts'
import { pageWatchScript } from './page/page-watch'
import { trustedScriptsScript } from './page/trusted-scripts'
import { sessionHintScript } from './session/session-hint'

/**
 * The inline script of every document: the Trusted Types policy, the start of the page's watch, the hints that an
 * anonymous document needs before the first paint, what adds the page's scripts, and what holds taps until then.
 */
export const layoutScript = [
  trustedScriptsScript,
  pageWatchScript,
  sessionHintScript,
  consentHintScript,
  heldTapsScript,
  lateScriptsScript,
].join(';')

/** Browsers run no other script in documents: the build records its hash. */
export const preHydrationScripts = { layout: layoutScript }
