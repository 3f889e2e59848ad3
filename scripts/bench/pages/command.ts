import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openChromium } from '@shop/e2e/browser'
import { startShop } from '@shop/e2e/start-shop'
import { runCommand } from '../../options/run-command.mjs'
import { UsageError, type Command } from '../../options/parse-options.mjs'
import { benchPages } from './bench-pages'
import { pagesBenchText } from './pages-report'

const command: Command = {
  call: 'npm run bench -- pages',
  about:
    'Visits home, list, product, cart and checkout as a newcomer, on a phone with slow 4G and a fourfold slower processor and on a desktop, and uses them; the list also as a static page without script.',
  options: {
    runs: { type: 'string', value: 'n', help: 'visits of each page (default 3)', default: '3' },
    against: {
      type: 'string',
      value: 'url,url',
      help: 'measure these running shops, by turns, instead of starting one',
    },
    only: { type: 'string', value: 'page,page', help: 'some of the pages' },
    output: { type: 'string', value: 'file', help: 'write the result there as JSON, too' },
    json: { type: 'boolean', help: 'print JSON instead of tables' },
  },
}

const pages: [string, string][] = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/shop/1'],
  ['cart', '/cart'],
  ['checkout', '/checkout'],
]

function chosenPages(only: string | boolean | undefined): [string, string][] {
  const names = String(only ?? '')
    .split(',')
    .filter(Boolean)
  const chosen = pages.filter(([name]) => names.length === 0 || names.includes(name))
  if (chosen.length === 0)
    throw new UsageError(`--only is "${String(only)}"; the pages are ${pages.map(([name]) => name).join(', ')}.`)
  return chosen
}

/** Runs `npm run bench -- pages` with the rest of its command line. */
export function runPagesBench(argv: string[]): Promise<void> {
  return runCommand(command, argv, async ({ runs, against, only, output, json }) => {
    const count = Number(runs)
    if (!Number.isInteger(count) || count < 1)
      throw new UsageError(`--runs is "${String(runs)}", and has to be a whole number above 0.`)
    const plan = { pages: chosenPages(only), runs: count, tell: (line: string) => console.error(line) }
    const own = against ? null : await startShop()
    const browser = await openChromium()
    try {
      const sites = against ? String(against).split(',') : [own?.shop ?? '']
      const result = await benchPages(browser, { ...plan, sites })
      if (output) writeFileSync(resolve(String(output)), `${JSON.stringify(result, null, 2)}\n`)
      console.log(json ? JSON.stringify(result, null, 2) : pagesBenchText(result))
    } finally {
      await browser.close()
      await own?.stop()
    }
  })
}
