import picocolors from 'picocolors'
import { findChromium } from '@shop/e2e/chromium'
import type { Check } from '../verify/check'
import { commits } from '../verify/commits'
import { duplicates } from '../verify/duplicates'
import { format } from '../verify/format'
import { licences } from '../verify/licences'
import { lint } from '../verify/lint'
import { lockfile } from '../verify/lockfile'
import { modules } from '../verify/modules'
import { sbom } from '../verify/sbom'
import { spelling } from '../verify/spelling'
import { typeCheck } from '../verify/type-check'
import { readJestReport, type JestReport } from './jest-results'
import { readPlaywrightReport, type PlaywrightReport } from './playwright-results'
import { runRunner } from './run-runner'
import { installSystemTools } from './system-tools'
import { closingLine, tally, type StageResult } from './tally'

const unit = (root: string) =>
  runRunner<JestReport>(
    {
      name: 'jest',
      program: 'jest/bin/jest.js',
      // Its processes inherit it: with the default of 16 MB, most of the garbage is collected several times.
      nodeArgs: ['--max-semi-space-size=64'],
      args: (reportFile) => ['--json', `--outputFile=${reportFile}`, '--silent'],
      read: (report) => readJestReport(report, root),
      minutes: 60,
    },
    root,
  )

const browser = (root: string) =>
  runRunner<PlaywrightReport>(
    {
      name: 'Playwright',
      program: '@playwright/test/cli.js',
      args: () => ['test', '--config=e2e', '--reporter=list,json'],
      env: (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, CHROMIUM_PATH: findChromium() ?? '' }),
      read: readPlaywrightReport,
      minutes: 60,
    },
    root,
  )

type Stage = (root: string) => Promise<StageResult>

function fromCheck({ name, run }: Check): Stage {
  return async (root) => {
    const { ok, text, isSkipped } = await run(root)
    if (isSkipped) console.log(`${name}: ${text}`)
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], failures: ok ? [] : [`${name}\n${text}`] }
  }
}

/** These only read the sources, so all of them run in parallel. */
const checks: Record<string, Stage> = {
  lint: fromCheck(lint),
  format: fromCheck(format),
  spelling: fromCheck(spelling),
  types: fromCheck(typeCheck),
  modules: fromCheck(modules),
  duplicates: fromCheck(duplicates),
  commits: fromCheck(commits),
  licences: fromCheck(licences),
  lockfile: fromCheck(lockfile),
  sbom: fromCheck(sbom),
}
/** These need the entire machine and run in sequence. */
const runners: Record<string, Stage> = { unit, browser }

/**
 * Runs the checks, then the test runners, prints every failure in full at the end, and closes with the counts.
 * Returns the exit code.
 */
export async function runTests(root: string, names: readonly string[]): Promise<number> {
  const missing = installSystemTools(names, console.log)
  const results: StageResult[] = [{ passed: 0, failed: 0, skipped: missing, failures: [] }]
  const take = async (name: string, stage: Stage) => results.push(await timed(name, () => stage(root)))
  const wanted = (stages: Record<string, Stage>) => Object.entries(stages).filter(([name]) => names.includes(name))
  await Promise.all(wanted(checks).map(([name, stage]) => take(name, stage)))
  for (const [name, stage] of wanted(runners)) {
    if (name === 'browser' && findChromium() === null) continue
    console.log(picocolors.bold(`\n${name}`))
    await take(name, stage)
  }
  const total = tally(results, !process.env.CI)
  for (const failure of total.failures) console.log(`\n${picocolors.red('●')} ${failure}`)
  for (const reason of total.skipped) console.log(`\nSkipped: ${reason}`)
  console.log(`\n${closingLine(total)}`)
  return total.failed === 0 ? 0 : 1
}

async function timed(name: string, run: () => Promise<StageResult>): Promise<StageResult> {
  const began = Date.now()
  const result = await run()
  const mark = result.failed === 0 ? picocolors.green('ok') : picocolors.red('failed')
  console.log(`${name} ${mark}: ${closingLine(result)} (${Math.round((Date.now() - began) / 1000)} s)`)
  return result
}
