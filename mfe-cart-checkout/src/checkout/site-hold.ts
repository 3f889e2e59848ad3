import { createHoldKeeper, type HoldKeeper } from './kept-hold'

/** What this browser holds at the shop, over all its tabs. */
export const siteHold: HoldKeeper = createHoldKeeper(() => window.localStorage)
