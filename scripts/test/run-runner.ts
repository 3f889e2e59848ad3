import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StageResult } from './tally'

/** A test runner that writes a report. */
export interface Runner<Report> {
  name: string
  /** Path of its program in node_modules. */
  program: string
  nodeArgs?: readonly string[]
  args: (reportFile: string) => string[]
  env?: (reportFile: string) => Record<string, string>
  read: (report: Report) => StageResult
  minutes: number
}

/** Runs a test runner with its own output and reads its report; a missing report or a timeout counts as one failure. */
export async function runRunner<Report>(runner: Runner<Report>, root: string): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'))
  const reportFile = join(folder, 'report.json')
  const { program, nodeArgs = [], args, env, minutes, name } = runner
  const child = spawn(process.execPath, [...nodeArgs, join(root, 'node_modules', program), ...args(reportFile)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env?.(reportFile) },
    detached: true,
  })
  const leave = () => killGroup(child.pid)
  const timer = setTimeout(leave, minutes * 60_000)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  clearTimeout(timer)
  try {
    const result = runner.read(JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    return code === 0 || result.failed > 0
      ? result
      : broken(result, `${name} exited with code ${code} without naming a failure.`)
  } catch {
    const none: StageResult = { passed: 0, failed: 0, skipped: [], failures: [] }
    return broken(none, `${name} wrote no report: it crashed, or ran for more than ${minutes} minutes.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function broken(result: StageResult, sentence: string): StageResult {
  return { ...result, failed: result.failed + 1, failures: [...result.failures, sentence] }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has exited in the meantime.
  }
}
