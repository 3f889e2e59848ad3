import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@shop/e2e/chromium'
import { spreadOf, type Spread } from '../spread'

/**
 * Lighthouse results of several runs, on a phone with slow 4G and a four times slower processor, with applied
 * throttling.
 */
export interface PageVitals {
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], Spread | null>
  /** Milliseconds; the layout shift has no unit. */
  firstPaint: Spread | null
  largestPaint: Spread | null
  blocking: Spread | null
  layoutShift: Spread | null
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** Measures a page `runs` times with Lighthouse's mobile settings. `tool` is the folder where Lighthouse is installed. */
export async function measure(url: string, tool: string, runs: number): Promise<PageVitals> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    const report = JSON.parse(await runLighthouse(url, tool)) as Report
    if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`)
    reports.push(report)
  }
  const audit = (name: string, digits = 0) =>
    spreadOf(reports.map(({ audits }) => Number((audits[name]?.numericValue ?? NaN).toFixed(digits))))
  const scores = categories.map((name) => {
    const all = reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))
    return [name, spreadOf(all)] as const
  })
  return {
    scores: Object.fromEntries(scores) as PageVitals['scores'],
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    layoutShift: audit('cumulative-layout-shift', 3),
  }
}

function runLighthouse(url: string, tool: string): Promise<string> {
  const args = [
    join(tool, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--output=json',
    '--quiet',
    '--form-factor=mobile',
    '--throttling-method=devtools',
    `--chrome-flags=--headless ${chromiumArguments.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`Lighthouse failed on ${url}:\n${errors.trim().slice(-2000)}`))
    })
  })
}
