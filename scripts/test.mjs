import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install/ensure-installed.mjs'
import { loadTypeScript } from './install/load-typescript.mjs'
import { nodeVersionProblem } from './install/node-version.mjs'
import { UsageError } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'
import { command, stageNames } from './test/command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function stagesFrom(only) {
  const names = only === undefined ? stageNames : only.split(',').filter(Boolean)
  if (names.length === 0) throw new UsageError(`--only is empty. The stages are ${stageNames.join(', ')}.`)
  const unknown = names.find((name) => !stageNames.includes(name))
  if (unknown) throw new UsageError(`There is no stage "${unknown}". The stages are ${stageNames.join(', ')}.`)
  return stageNames.filter((name) => names.includes(name))
}

await runCommand(command, process.argv.slice(2), async (values) => {
  const stages = stagesFrom(values.only)
  const problem = nodeVersionProblem(process.versions.node)
  if (problem) throw new Error(problem)
  await ensureInstalled(root, console.log)
  const { runTests } = await loadTypeScript(join(root, 'scripts/test/run-tests.ts'))
  return runTests(root, stages)
})
