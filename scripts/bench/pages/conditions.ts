import type { Page } from '@shop/e2e/browser'

/**
 * A device and its connection with applied throttling: latency in ms, throughput in kilobits per second, CPU slowdown
 * factor.
 */
export interface Conditions {
  name: string
  viewport: { width: number; height: number }
  isMobile: boolean
  latency: number
  down: number
  up: number
  cpu: number
}

/** A mid-range phone on slow 4G, as Lighthouse applies it, and an unthrottled desktop. */
export const allConditions: readonly Conditions[] = [
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    latency: 562.5,
    down: 1474.56,
    up: 675,
    cpu: 4,
  },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false, latency: 0, down: 0, up: 0, cpu: 1 },
]

/** Applies the throttling to a page. */
export async function applyConditions(page: Page, { latency, down, up, cpu }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (down === 0) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (down * 1024) / 8,
    uploadThroughput: (up * 1024) / 8,
  })
}
