import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './browser/find-chromium'

const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './setup/global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Only a journey that hangs should end by this limit, however slow the machine is.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SHOP_URL,
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/desk/**', '**/live-set/**'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: ['**/phone/**', '**/live-set/**'], use: desktop },
    {
      // These change what all visitors are served: they run after the others, one by one.
      name: 'live-set',
      testMatch: '**/live-set/**',
      use: desktop,
      dependencies: ['phone', 'desktop'],
      workers: 1,
    },
  ],
})
