import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseManifest } from '@shop/shared-api/contract'
import { repositoryRoot } from '../parts'

const packed = ['scripts/federation', 'shared-api', 'shared-events', 'shared-forms', 'shared-ui', 'shared-drawings']
let home: string

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'remote-alone-'))
  cpSync(join(repositoryRoot, 'mfe-wholesale'), home, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  })
  installPacked(home)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Installs the shared packages from their tarballs, and every other package from where it is installed already. */
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

it('builds a remote from a copy of its folder outside the repository, with the packed shared packages', () => {
  const bin = join(home, 'node_modules/@shop/federation/bin/shop-part.mjs')
  execFileSync(process.execPath, [bin, 'build', '--version', '2.0.0'], { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] })

  const manifest = releaseManifest.parse(JSON.parse(readFileSync(join(home, 'dist/release.json'), 'utf8')))
  expect(manifest).toMatchObject({ part: 'wholesale', version: '2.0.0', commit: null })
  expect(existsSync(join(home, 'dist/browser', manifest.entry))).toBe(true)
  const telling = Object.keys(manifest.files).filter((file) =>
    readFileSync(join(home, 'dist', file), 'utf8').includes(home),
  )
  expect(telling).toEqual([])
}, 120_000)
