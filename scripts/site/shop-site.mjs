#!/usr/bin/env node
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeVersionProblem } from '../install/node-version.mjs'
import { loadTypeScript } from '../install/load-typescript.mjs'
import { runCommand } from '../options/run-command.mjs'
import { linkPackages } from './link-packages.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const command = {
  call: 'npx shop-site',
  about: 'Starts the whole shop in a temporary folder, with remotes of yours live in it.',
  options: {
    verbose: { type: 'boolean', help: 'show every log line of the services, not only warnings and errors' },
    json: { type: 'boolean', help: 'print one line of JSON with the addresses when the shop is ready, no progress' },
  },
  args: { text: '[folder of a built remote]…', min: 0, max: 20 },
  notes: [
    'Environment variables:',
    '  PORT 3000 (shop), OPERATIONS_PORT 3200 (console), API_PORT 4000, RELEASES_PORT 3100; 0 means any free port',
    'Ctrl-C stops the shop and deletes its data.',
  ],
}

await runCommand(command, process.argv.slice(2), async (values, remotes) => {
  const problem = nodeVersionProblem(process.versions.node)
  if (problem) throw new Error(problem)
  linkPackages(root)
  const { runSite } = await loadTypeScript(join(root, 'scripts/site/run-site.ts'))
  return runSite(
    root,
    values,
    remotes.map((folder) => resolve(folder)),
  )
})
