import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { UsageError, type Command } from '../../options/parse-options.mjs'
import { runCommand } from '../../options/run-command.mjs'
import { nameProblem } from './remote-name'
import type { TemplateVersions } from './template-versions'
import { writeRemote } from './write-remote'

/** The first port above those of the shop's own parts, when this package was built. */
const defaultPort = JSON.parse(readFileSync(join(__dirname, '../port.json'), 'utf8')) as number

const command: Command = {
  call: 'npm create @shop/remote',
  about:
    'Creates the repository of a remote: page, loader, widget, event, tests, lint, CI, and release by one command.',
  options: {
    scope: { type: 'string', value: '@scope', help: 'npm scope of its packages; default: @<name>-team' },
    port: { type: 'string', value: 'number', help: `port of its dev server; default: ${defaultPort}` },
    'own-react': { type: 'string', value: 'version', help: 'a React of its own, as in 18.3.1, instead of the shell’s' },
    folder: { type: 'string', value: 'folder', help: 'where it goes; default: a new folder mfe-<name>' },
  },
  args: { text: '<name>', min: 1, max: 1 },
  notes: ['The name becomes the path /<name> and the release name. Options follow two hyphens: -- --port 3010'],
}

void runCommand(
  command,
  process.argv.slice(2),
  ({ scope, port, folder: given, 'own-react': ownReact }, [name = '']) => {
    const problem = nameProblem(name)
    if (problem) throw new UsageError(problem)
    const folder = resolve(String(given ?? `mfe-${name}`))
    if (existsSync(folder)) throw new UsageError(`The folder ${folder} already exists and was not changed.`)
    const facts = {
      name,
      port: parsePort(port),
      scope: parseScope(scope ?? `@${name}-team`),
      ...parseOwnReact(ownReact),
    }
    const versions = JSON.parse(readFileSync(join(__dirname, '../versions.json'), 'utf8')) as TemplateVersions
    for (const file of writeRemote({ ...facts, kind: 'repository' }, versions, folder)) console.log(`  ${file}`)
    nameRegistries(folder, ['@shop', facts.scope])
    console.log(`
Next:
  cd ${relative(process.cwd(), folder)}
  git init && npm install
  npm run dev          standalone, on http://localhost:${facts.port}
  npm run check        types, lint and tests
  npm run release      with RELEASES_URL and RELEASES_TOKEN, once a release manager has registered /${name}`)
  },
)

function parsePort(given: string | boolean | undefined): number {
  const port = Number(given ?? defaultPort)
  if (Number.isInteger(port) && port > 1023 && port < 65_536) return port
  throw new UsageError(`--port must be a whole number from 1024 to 65535, as in --port ${defaultPort}.`)
}

function parseScope(given: string | boolean): string {
  if (/^@[a-z\d][a-z\d-]*$/.test(String(given))) return String(given)
  throw new UsageError('--scope must be an npm scope, as in --scope @loyalty-team.')
}

function parseOwnReact(given: string | boolean | undefined): { ownReact?: string } {
  if (given === undefined) return {}
  if (/^(1[89]|[2-9]\d)\.\d+\.\d+(-[\w.-]+)?$|^0\.0\.0-[\w-]+$/.test(String(given))) return { ownReact: String(given) }
  throw new UsageError('--own-react must be a version from 18 on, as in --own-react 18.3.1.')
}

/** Pipelines and colleagues use the registries that this person's npm configuration names for the scopes. */
function nameRegistries(folder: string, scopes: readonly string[]): void {
  const keys = [...new Set(scopes)].map((scope) => `${scope}:registry`)
  const registries = JSON.parse(execFileSync('npm', ['config', 'list', '--json'], { encoding: 'utf8' })) as object
  const lines = Object.entries(registries).filter(([key]) => keys.includes(key))
  if (lines.length > 0) appendFileSync(join(folder, '.npmrc'), lines.map(([key, url]) => `${key}=${url}\n`).join(''))
}
