import type { Browser } from 'playwright-core'

/** Answers nothing but the page server, which is the proxy of all requests, loopback included. */
const onlyThroughProxy = [
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
]
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu']
const LAUNCH_TIMEOUT_MS = 30_000

/**
 * Starts a headless browser with a fresh profile, without our environment. All its requests go to `origin`, so that a
 * page can't reach anything else on this machine or its network. Chromium's sandbox is on unless we run as root.
 */
export async function launchBrowser(executablePath: string, origin: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const isRoot = process.getuid?.() === 0
  const options = {
    executablePath,
    args: [...quiet, ...onlyThroughProxy],
    chromiumSandbox: !isRoot,
    env: { PATH: process.env.PATH ?? '' },
    proxy: { server: origin },
    timeout: LAUNCH_TIMEOUT_MS,
  }
  return chromium.launch(options).catch((error: Error) => {
    throw new BrowserUnavailable(`${executablePath} does not start (${error.message.split('\n')[0]})`)
  })
}

/** No page can be opened, which is no fault of a part. */
export class BrowserUnavailable extends Error {}
