import { createHoldStorage, type HoldStorage } from './stored-hold'

/** This browser's stock hold, shared by all tabs. */
export const siteHold: HoldStorage = createHoldStorage(() => window.localStorage)
