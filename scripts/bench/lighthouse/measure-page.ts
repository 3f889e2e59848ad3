import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@shop/e2e/chromium'

/** What Lighthouse measured, as a phone on slow 4G with a fourfold slower processor, throttling really applied. */
export interface PageVitals {
  /** 0 to 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  /** Milliseconds; the layout shift has no unit. */
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** Measures a page once with Lighthouse's mobile settings. */
export async function measure(url: string, root: string): Promise<PageVitals> {
  const report = JSON.parse(await runLighthouse(url, root)) as Report
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`)
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => report.audits[name]?.numericValue ?? NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

function runLighthouse(url: string, root: string): Promise<string> {
  const args = [
    join(root, 'node_modules/lighthouse/cli/index.js'),
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
