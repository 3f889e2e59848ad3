import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openChromium, type Browser } from '@shop/e2e/browser'
import { startShop } from '@shop/e2e/start-shop'
import { checkAddress } from './options/check-address'
import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'

const command: Command = {
  call: 'npm run screenshots --',
  about: "Takes the README's screenshots of a temporary shop and writes them to docs/screenshots.",
  options: { against: { type: 'string', value: 'url', help: 'use this running shop instead' } },
}

interface Shot {
  name: string
  path: string
  /** Viewport width in CSS pixels. */
  width: number
  height: number
  /** Width of the image. */
  shown: number
}

const shots: readonly Shot[] = [
  { name: 'home', path: '/', width: 1440, height: 900, shown: 960 },
  { name: 'list', path: '/product/list/gloves', width: 1440, height: 900, shown: 960 },
  { name: 'designer', path: '/model', width: 1440, height: 900, shown: 960 },
  { name: 'product-phone', path: '/shop/1', width: 390, height: 844, shown: 390 },
  { name: 'list-phone', path: '/shop', width: 390, height: 844, shown: 390 },
]

const folder = resolve(__dirname, '../docs/screenshots')

/** Takes one screenshot as a visitor who has answered the consent dialog; returns its size in bytes. */
async function take(browser: Browser, shop: string, { name, path, width, height, shown }: Shot): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', bypassCSP: true })
  await context.addInitScript(() => {
    localStorage.setItem('newsletter:v1', JSON.stringify({ subscribed: false, declinedAt: Date.now() }))
    localStorage.setItem('consent:v1', JSON.stringify({ analytics: false, decidedAt: Date.now() }))
  })
  const page = await context.newPage()
  await page.goto(new URL(path, shop).href, { waitUntil: 'networkidle' })
  // Removes the scrollbar gutter, which would be an empty strip in the screenshot.
  await page.addStyleTag({ content: ':root { scrollbar-gutter: auto !important }' })
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    clip: { x: 0, y: 0, width, height, scale: shown / width },
  })
  const picture = Buffer.from(data, 'base64')
  writeFileSync(resolve(folder, `${name}.webp`), picture)
  await context.close()
  return picture.length
}

void runCommand(command, process.argv.slice(2), async ({ against }) => {
  const running = against && checkAddress(String(against))
  const own = running ? null : await startShop()
  const browser = await openChromium()
  try {
    for (const shot of shots) {
      const bytes = await take(browser, String(running ?? own?.shop), shot)
      console.log(`${shot.name}.webp  ${(bytes / 1024).toFixed(0)} KB`)
    }
  } finally {
    await browser.close()
    await own?.stop()
  }
})
