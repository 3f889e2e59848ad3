import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { releaseManifest, type ReleaseManifest } from '@shop/shared-api/contract'
import { repositoryRoot } from '../parts'

const packed = [
  'scripts/federation',
  'shared-api',
  'shared-events',
  'shared-forms',
  'shared-ui',
  'shared-drawings',
  'releases',
]
const homes: string[] = []

afterAll(() => homes.forEach((home) => rmSync(home, { recursive: true, force: true })))

/** A copy of the wholesale team's folder outside the repository, with installed packages. */
function copyTeamFolder(name: string): string {
  const home = mkdtempSync(join(tmpdir(), name))
  homes.push(home)
  cpSync(join(repositoryRoot, 'mfe-wholesale'), home, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  })
  installPacked(home)
  return home
}

/** Installs the shared packages from their tarballs and links all other packages to the installed ones. */
function installPacked(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@shop'), { recursive: true })
  for (const name of readdirSync(join(repositoryRoot, 'node_modules'))) {
    if (name !== '@shop' && !name.startsWith('.'))
      symlinkSync(join(repositoryRoot, 'node_modules', name), join(modules, name))
  }
  for (const path of packed) {
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join(repositoryRoot, path),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [{ name, filename }] = JSON.parse(output.toString()) as [{ name: string; filename: string }]
    const target = join(modules, name)
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1'])
    const own = join(repositoryRoot, path, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(target, 'node_modules'))
  }
}

function build(home: string): ReleaseManifest {
  const bin = join(home, 'node_modules/@shop/federation/bin/shop-part.mjs')
  execFileSync(process.execPath, [bin, 'build', '--version', '2.0.0'], { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] })
  return releaseManifest.parse(JSON.parse(readFileSync(join(home, 'dist/release.json'), 'utf8')))
}

describe('a remote outside the repository with packed shared packages', () => {
  let home: string
  let manifest: ReleaseManifest
  let server: ChildProcess
  let url: string
  let tokens: { teams: Record<string, string> }

  beforeAll(async () => {
    home = copyTeamFolder('external-remote-')
    manifest = build(home)
    const dataDir = mkdtempSync(join(tmpdir(), 'external-remote-releases-'))
    homes.push(dataDir)
    server = spawn(process.execPath, ['--import', 'tsx', join(repositoryRoot, 'releases/src/server/main.ts')], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        RELEASES_PORT: '0',
        RELEASES_URL: '',
        RELEASES_SAMPLE_WORKER: 'off',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    url = await readServerAddress(server)
    tokens = JSON.parse(readFileSync(join(dataDir, 'keys/tokens.json'), 'utf8')) as typeof tokens
  })
  afterAll(async () => {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
  })

  function publish(token: string | undefined, ...args: string[]) {
    const bin = join(home, 'node_modules/@shop/releases/bin/shop-release.mjs')
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'publish', ...args], {
      cwd: home,
      env: { ...process.env, RELEASES_URL: url, RELEASES_TOKEN: token, NO_COLOR: '1' },
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }

  test('builds without absolute paths in the output', () => {
    expect(manifest).toMatchObject({ part: 'wholesale', version: '2.0.0', commit: null })
    expect(manifest.contract.events.payloads).toHaveProperty(['session/changed', 'user.role'])
    expect(existsSync(join(home, 'dist/browser', manifest.entry))).toBe(true)
    const telling = Object.keys(manifest.files).filter((file) =>
      readFileSync(join(home, 'dist', file), 'utf8').includes(home),
    )
    expect(telling).toEqual([])
  })

  test("rejects publishing with another team's or an unknown token", () => {
    expect(publish(tokens.teams['catalogue'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('can only move catalogue'),
    })
    expect(publish('x'.repeat(43))).toMatchObject({ status: 1, stderr: expect.stringContaining('Unknown token') })
  })

  test('publishes over HTTP with progress and does nothing the second time', () => {
    const first = publish(tokens.teams['wholesale'])
    expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining('Published wholesale 2.0.0') })
    expect(first.stderr).toContain('100 % of')
    expect(publish(tokens.teams['wholesale']).stdout).toContain('already published with identical content')
  })

  test('serves the federation manifest before promotion only to requests with a token', async () => {
    const address = `${url}/r/wholesale/2.0.0/mf-manifest.json`
    expect((await fetch(address)).status).toBe(401)
    const answer = await fetch(address, { headers: { authorization: `Bearer ${tokens.teams['wholesale']}` } })
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({
      metaData: { publicPath: '/r/wholesale/2.0.0/', remoteEntry: { name: manifest.entry, type: 'var' } },
      exposes: expect.arrayContaining([expect.objectContaining({ name: 'routes', path: './routes' })]),
      shared: expect.arrayContaining([expect.objectContaining({ name: 'react', singleton: true })]),
    })
  })

  test('rejects an existing version with other bytes, and changed or missing files', () => {
    const file = join(home, 'dist/browser', manifest.entry)
    appendFileSync(file, '// changed')
    expect(publish(tokens.teams['wholesale'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('does not match its hash in release.json'),
    })
    rmSync(file)
    expect(publish(tokens.teams['wholesale'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is missing'),
    })
    appendFileSync(join(home, 'src/routes.tsx'), '\nexport const planted = 1\n')
    build(home)
    expect(publish(tokens.teams['wholesale'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('Versions are immutable'),
    })
  })
})

/** The server's address from its log. */
async function readServerAddress({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout! })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (address) {
      stdout!.resume()
      return address
    }
  }
  throw new Error('The release server exited before it listened.')
}
