import { request } from 'node:http'
import type { Browser } from '@shop/e2e/browser'
import { scriptName } from './script-name'

/** One script that a page fetched. */
export interface PageScript {
  part: string
  chunk: string
  /** Bytes of the body, compressed with brotli. */
  brotli: number
}

/** Every script that a page fetches by itself for a first-time visitor on a phone, largest first. */
export async function pageScripts(browser: Browser, url: string): Promise<PageScript[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const urls = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') urls.add(response.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  const scripts = await Promise.all(
    [...urls].map(async (address) => ({
      ...scriptName(new URL(address).pathname),
      brotli: await brotliBytes(address),
    })),
  )
  return scripts.sort((one, other) => other.brotli - one.brotli)
}

function brotliBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
