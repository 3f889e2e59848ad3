import { execFile } from 'node:child_process'
import type { Check } from './check'

/** What npm tells: advisories by package, or why there are none. */
interface AuditReport {
  message?: string
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>
}

const grave = new Set(['high', 'critical'])

/** No package that the shop runs on has a grave advisory; says so when the registry can't be asked. */
export const audit: Check = {
  name: 'audit',
  async run(root) {
    const output = await new Promise<string>((resolve) => {
      const args = ['audit', '--json', '--omit=dev', '--fetch-timeout=20000', '--fetch-retries=0']
      execFile('npm', args, { cwd: root, timeout: 60_000, maxBuffer: 2 ** 26 }, (_, stdout) => resolve(stdout))
    })
    return { name: 'audit', ...judge(output) }
  },
}

/** Judges what `npm audit --json` printed. */
export function judge(output: string): { ok: boolean; text: string } {
  const report = read(output)
  if (!report.vulnerabilities)
    return { ok: true, text: `SKIPPED: the registry could not be asked (${report.message ?? 'no answer'})` }
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) => grave.has(severity))
  const lines = found.map(([name, { severity, via }]) => `${name}: ${severity}: ${via.map(titleOf).join('; ')}`)
  return { ok: found.length === 0, text: lines.join('\n') || 'no grave advisory' }
}

function titleOf(via: string | { title: string; url: string }): string {
  return typeof via === 'string' ? `by ${via}` : `${via.title} (${via.url})`
}

function read(output: string): AuditReport {
  try {
    return JSON.parse(output) as AuditReport
  } catch {
    return {}
  }
}
