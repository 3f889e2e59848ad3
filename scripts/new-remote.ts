import { join, resolve } from 'node:path'
import { readParts } from '@shop/federation'
import { templateVersions } from './create-remote/src/template-versions'
import { writeRemote } from './create-remote/src/write-remote'
import { addToCodeOwners, nextPort, remoteNameProblem } from './new-remote/add-to-repository'
import { UsageError, type Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'

const command: Command = {
  call: 'npm run new-remote --',
  about:
    'Creates a remote: its folder with a page, a loader, a widget, an event, a contract and tests, and its owners.',
  options: {},
  args: { text: '<name>', min: 1, max: 1 },
  notes: [
    'The name becomes the folder mfe-<name>, the path /<name> and the release name.',
    'A team with a repository of its own uses npm create @shop/remote <name> instead.',
  ],
}

const root = resolve(__dirname, '..')

void runCommand(command, process.argv.slice(2), (_, [name = '']) => {
  const parts = readParts()
  const problem = remoteNameProblem(name, parts, root)
  if (problem) throw new UsageError(problem)
  const facts = { name, port: nextPort(parts), scope: '@shop', kind: 'workspace' as const }
  const folder = `mfe-${name}`
  const files = writeRemote(facts, templateVersions(root), join(root, folder)).map((file) => `${folder}/${file}`)
  addToCodeOwners(facts, join(root, '.github/CODEOWNERS'))
  console.log([...files, '.github/CODEOWNERS'].map((file) => `  ${file}`).join('\n'))
  console.log(`
Next:
  npm install                      adds the new package to the lock file
  ${`npm run dev -w mfe-${name}`.padEnd(31)}  standalone, on http://localhost:${facts.port}
  npm run build ${name}
  npm run release -- publish ${name} --channel main
  npm run release -- promote ${name} --channel main`)
})
