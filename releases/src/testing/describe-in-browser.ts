import { findChromium } from '../gate/browser/find-chromium'

/** A group of tests that start Chromium, skipped with a reason if there is none (an error under CI). */
export function describeInBrowser(name: string, tests: (executablePath: string) => void): void {
  const found = findChromium()
  if (found !== null || process.env.CI) describe(name, () => tests(found ?? 'chromium'))
  // Without Chromium there is nothing to run in. `npm test` reports the reason, and CI counts skipped tests as failures.
  else describe.skip(`${name} (skipped: Chromium is not installed)`, () => tests(''))
}
