import { execFile } from 'node:child_process'
import type { Check } from './check'

/** npm's report: advisories by package, or the reason for none. */
interface AuditReport {
  message?: string
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>
}

const grave = new Set(['high', 'critical'])

/** Fails if a production package has a severe advisory; reports a skip if the registry cannot be queried. */
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

/** Evaluates the output of `npm audit --json`. */
export function judge(output: string): { ok: boolean; text: string } {
  const report = read(output)
  if (!report.vulnerabilities)
    return { ok: true, text: `SKIPPED: the registry could not be queried (${report.message ?? 'no answer'})` }
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) => grave.has(severity))
  const lines = found.map(([name, { severity, via }]) => `${name}: ${severity}: ${via.map(titleOf).join('; ')}`)
  return { ok: found.length === 0, text: lines.join('\n') || 'no severe advisory' }
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
