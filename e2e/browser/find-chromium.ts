export { findChromium } from '@shop/releases/chromium'

/** Arguments of Chromium in tests: no sandbox (containers) and no background network requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
