import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { templateVersions } from '../create-remote/src/template-versions'
import { writeRemote } from '../create-remote/src/write-remote'
import { temporaryFolder } from '../jest/temporary-folder'

const root = resolve(__dirname, '../..')
const folder = temporaryFolder('pipelines')
writeRemote({ name: 'loyalty', port: 3006, scope: '@club', kind: 'repository' }, templateVersions(root), folder)

const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }

interface GitHubWorkflow {
  jobs: Record<string, { needs?: string | string[]; steps: { run?: string; uses?: string }[] }>
}
interface GitLabJob {
  script?: string[]
  before_script?: string[]
  needs?: string[]
  extends?: string
  environment?: string | { on_stop?: string }
}

const github = parse(readText('.github/workflows/ci.yml')) as GitHubWorkflow
const {
  workflow: _workflow,
  default: gitlabDefault,
  ...gitlab
} = parse(readText('.gitlab-ci.yml')) as Record<string, GitLabJob>
const gitlabJobs = Object.entries(gitlab)

const commands = {
  GitHub: Object.values(github.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
  GitLab: [gitlabDefault, ...Object.values(gitlab)].flatMap((job) => [
    ...(job?.before_script ?? []),
    ...(job?.script ?? []),
  ]),
}
/** Commands of packages that a remote installs, by the package. */
const binaries = { '@shop/releases': 'shop-release', '@playwright/test': 'playwright' }

describe('pipelines of a remote', () => {
  test.each(Object.entries(commands))('run scripts on %s that the package.json has', (_platform, list) => {
    const named = list.flatMap((command) => [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
    expect(named).toEqual(expect.arrayContaining(['check', 'build', 'test:e2e']))
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test.each(Object.entries(commands))('run commands on %s of packages that are installed', (_platform, list) => {
    const named = list.flatMap((command) => [...command.matchAll(/npx ([\w-]+)/g)].map(([, name = '']) => name))
    expect(new Set(named)).toEqual(new Set(Object.values(binaries)))
    const manifest = JSON.parse(readText('package.json')) as { devDependencies: Record<string, string> }
    expect(Object.keys(manifest.devDependencies)).toEqual(expect.arrayContaining(Object.keys(binaries)))
  })

  test('run the same commands on GitHub and GitLab', () => {
    const essence = (list: string[]) =>
      new Set(list.flatMap((command) => command.match(/npm (ci|run [\w:-]+)|npx [\w-]+ [\w-]+/g) ?? []))
    expect(essence(commands.GitLab)).toEqual(essence(commands.GitHub))
  })

  test('have scripts that call scripts which exist', () => {
    const called = Object.values(scripts).flatMap((script) =>
      [...script.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    )
    expect(called.filter((name) => !(name in scripts))).toEqual([])
  })

  test('wait for jobs that exist', () => {
    const needed = Object.values(github.jobs).flatMap(({ needs = [] }) => needs)
    expect(needed.filter((name) => !(name in github.jobs))).toEqual([])
    const waited = gitlabJobs.flatMap(([, { needs = [], extends: base, environment }]) => [
      ...needs,
      ...(base ? [base] : []),
      ...(typeof environment === 'object' && environment.on_stop ? [environment.on_stop] : []),
    ])
    expect(waited.length).toBeGreaterThan(0)
    expect(waited.filter((name) => !(name in gitlab))).toEqual([])
  })

  test('have steps that run a command or use an action by its version', () => {
    for (const { steps } of Object.values(github.jobs))
      for (const { run, uses } of steps) expect(run ?? uses).toMatch(run ? /\S/ : /@v\d+$/)
  })
})
