import { resolve } from 'node:path'
import { Listr } from 'listr2'
import { UsageError, type Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'
import { audit } from './verify/audit'
import type { CheckResult } from './verify/check'
import { commits } from './verify/commits'
import { duplicates } from './verify/duplicates'
import { format } from './verify/format'
import { licences } from './verify/licences'
import { lint } from './verify/lint'
import { lockfile } from './verify/lockfile'
import { modules } from './verify/modules'
import { sbom } from './verify/sbom'
import { spelling } from './verify/spelling'
import { typeCheck } from './verify/type-check'

const checks = [lint, format, spelling, typeCheck, modules, duplicates, commits, licences, lockfile, sbom, audit]

const command: Command = {
  call: 'npm run verify --',
  about:
    'Checks the repository without running it: lint, formatting, spelling, types, unused, circular and duplicated code, commit messages, and licenses, hashes, bill of materials and advisories of packages.',
  options: {
    only: { type: 'string', value: 'checks', help: `some of them: ${checks.map(({ name }) => name).join(',')}` },
  },
}

const root = resolve(__dirname, '..')

function chosen(only: string | boolean | undefined): typeof checks {
  const names = String(only ?? '')
    .split(',')
    .filter(Boolean)
  const unknown = names.find((name) => !checks.some((check) => check.name === name))
  if (unknown)
    throw new UsageError(`There is no check "${unknown}". The checks are ${checks.map(({ name }) => name).join(', ')}.`)
  return names.length > 0 ? checks.filter(({ name }) => names.includes(name)) : checks
}

void runCommand(command, process.argv.slice(2), async (values) => {
  const results: CheckResult[] = []
  const tasks = chosen(values.only).map(({ name, run }) => ({
    title: name,
    task: async () => {
      const result = await run(root)
      results.push(result)
      if (!result.ok) throw new Error('see below')
    },
  }))
  const renderer = process.stdout.isTTY ? 'default' : 'simple'
  await new Listr(tasks, { exitOnError: false, renderer: renderer as 'default' }).run()
  for (const { name, ok, text } of results) if (text) console.log(`\n${name}${ok ? '' : ' FAILED'}\n${text}`)
  return results.every(({ ok }) => ok) ? 0 : 1
})
