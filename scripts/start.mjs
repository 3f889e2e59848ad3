import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install/ensure-installed.mjs'
import { loadTypeScript } from './install/load-typescript.mjs'
import { nodeVersionProblem } from './install/node-version.mjs'
import { runCommand } from './options/run-command.mjs'
import { command } from './start/command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

await runCommand(command, process.argv.slice(2), async (values) => {
  const problem = nodeVersionProblem(process.versions.node)
  if (problem) throw new Error(problem)
  await ensureInstalled(root, values.json ? console.error : console.log, { omitDev: true })
  const { runStart } = await loadTypeScript(join(root, 'scripts/start/run-start.ts'))
  return runStart(root, values)
})
