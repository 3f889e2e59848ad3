import { request } from 'node:http'
import type { Browser } from '@shop/e2e/browser'
import { scriptName } from './script-name'

/** A script fetched by a page. */
export interface PageScript {
  part: string
  chunk: string
  /** Brotli-compressed bytes of the body. */
  brotli: number
}

/** Scripts that a page fetches on its own for a first-time visitor on a phone, largest first. */
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
  return scripts.sort((a, b) => b.brotli - a.brotli)
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
