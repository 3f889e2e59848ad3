import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from './find-chromium'

/** Opens Chromium outside of a test; throws an Error when it isn't installed. */
export function openChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium was not found: install it, or set CHROMIUM_PATH to its program.')
  return chromium.launch({ executablePath, args: chromiumArguments })
}

export type { Browser, Page }
