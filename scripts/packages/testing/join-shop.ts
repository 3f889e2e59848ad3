import { openChromium } from '@shop/e2e/browser'
import { freePort } from '@shop/federation/ports'
import { until } from '@shop/shared-api/testing/until'
import type { Terminal } from './terminal'

/**
 * Starts the dev server of a remote in the terminal's folder, opens the remote's page in a running shop with it, and returns the
 * main heading and the text of the preview's badge.
 */
export async function joinShop(terminal: Terminal, { shop, part }: { shop: string; part: string }) {
  const port = await freePort()
  const devServer = `http://localhost:${port}`
  const start = `node_modules/.bin/shop-part dev --port ${port} --api ${shop}`
  const { stdout: pid } = await terminal.succeed(`${start} > dev.log 2>&1 3>&- & echo $!`)
  const browser = await openChromium()
  try {
    // Answered once it is compiled.
    await until(async () => (await isServed(`${devServer}/entry.js`)) || !isRunning(pid), 120)
    if (!isRunning(pid)) throw new Error(`The dev server ended: ${(await terminal.succeed('cat dev.log')).stdout}`)
    const page = await browser.newPage()
    await page.goto(`${shop}/${part}?remote=${part}@${devServer}`)
    const badge = page.getByRole('complementary', { name: 'Preview' })
    return { heading: await page.getByRole('heading', { level: 1 }).textContent(), badge: await badge.textContent() }
  } finally {
    await browser.close()
    if (isRunning(pid)) process.kill(Number(pid), 'SIGTERM')
    await until(async () => !(await isServed(devServer)))
    await terminal.succeed('rm dev.log')
  }
}

const isServed = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}
