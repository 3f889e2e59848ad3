import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'
import { runTool } from './tools/run-tool'

const root = resolve(__dirname, '..')
const output = 'dist/api-reference'

/** Packages that remotes outside of this repository install too. */
const packages = [
  'shared-api',
  'shared-drawings',
  'shared-events',
  'shared-forms',
  'shared-ui',
  'releases',
  'scripts/federation',
]

const command: Command = {
  call: 'npm run docs:api --',
  about: `Writes the API reference of the @shop packages into ${output}.`,
  options: {},
}

/** Files that a package exports by name, without test helpers and patterns. */
function entryPoints(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.values(exports)
    .filter((file) => !file.includes('*') && !file.includes('/testing/'))
    .map((file) => join(folder, file))
}

void runCommand(command, process.argv.slice(2), () => {
  const options = ['--options', 'scripts/tools/api-reference/typedoc.json', '--out', output]
  return runTool('api-reference', 'typedoc/bin/typedoc', [...options, ...packages.flatMap(entryPoints)])
})
