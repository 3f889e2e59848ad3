import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openChromium } from '@shop/e2e/browser'
import { startShop } from '@shop/e2e/start-shop'
import { runApiBench } from './bench/api/command'
import { measure } from './bench/lighthouse'
import { runPagesBench } from './bench/pages/command'
import { runRollbackBench } from './bench/rollback/command'
import { pageScripts } from './bench/page-scripts'
import { benchText, type PageBench } from './bench/report'
import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'

const command: Command = {
  call: 'npm run bench --',
  about:
    'Measures home, list and product page: JavaScript by chunk (brotli), and Lighthouse as a phone with throttling applied.',
  options: {
    against: { type: 'string', value: 'url', help: 'measure this running shop instead of starting one' },
    bytes: { type: 'boolean', help: 'bytes only, without Lighthouse' },
    output: { type: 'string', value: 'file', help: 'write the result there as JSON, too' },
    json: { type: 'boolean', help: 'print JSON instead of tables' },
  },
  notes: [
    '"npm run bench -- api" measures the API instead, "npm run bench -- rollback" releases, "npm run bench -- pages" visits under applied throttling, several times, beside a static page; they have options of their own.',
  ],
}

const root = resolve(__dirname, '..')

async function pagesOf(shop: string): Promise<[string, string][]> {
  const answer = await fetch(new URL('/api/get-products?limit=1', shop))
  const { data } = (await answer.json()) as { data: { id: number }[] }
  return [
    ['home', '/'],
    ['list', '/shop'],
    ['product', `/shop/${data[0]?.id ?? 1}`],
  ]
}

async function measureShop(shop: string, withLighthouse: boolean): Promise<PageBench[]> {
  const browser = await openChromium()
  const pages: PageBench[] = []
  try {
    for (const [page, path] of await pagesOf(shop)) {
      const url = new URL(path, shop).href
      const scripts = await pageScripts(browser, url)
      const brotliTotal = scripts.reduce((sum, { brotli }) => sum + brotli, 0)
      pages.push({ page, url, scripts, brotliTotal, vitals: null })
    }
  } finally {
    await browser.close()
  }
  if (withLighthouse) for (const page of pages) page.vitals = await measure(page.url, root)
  return pages
}

const runPageBench = (argv: string[]) =>
  runCommand(command, argv, async ({ against, bytes, output, json }) => {
    const own = against ? null : await startShop()
    try {
      const pages = await measureShop(String(against ?? own?.shop), !bytes)
      if (output) writeFileSync(resolve(String(output)), `${JSON.stringify(pages, null, 2)}\n`)
      console.log(json ? JSON.stringify(pages, null, 2) : benchText(pages))
    } finally {
      await own?.stop()
    }
  })

const [first, ...rest] = process.argv.slice(2)
const others: Record<string, (argv: string[]) => unknown> = {
  api: runApiBench,
  pages: runPagesBench,
  rollback: runRollbackBench,
}
void (others[first ?? ''] ? others[first ?? '']?.(rest) : runPageBench(process.argv.slice(2)))
