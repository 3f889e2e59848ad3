import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from './find-chromium'

/** Opens Chromium outside of a test. Throws a sentence when there is none. */
export function openChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium was not found: install it, or set CHROMIUM_PATH to its program.')
  return chromium.launch({ executablePath, args: chromiumArguments })
}

export type { Browser, Page }
