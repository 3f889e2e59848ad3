import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stage-packages'
import type { Terminal } from './terminal'

interface Manifest {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  workspaces?: string[]
}

const source = join(root, 'mfe-catalogue')

/**
 * Moves the catalogue into a repository of its own, in the folder of a terminal: what the initializer writes, with the
 * routes and widgets that it has in the shop's repository. Leaves the terminal there.
 */
export async function moveCatalogue(terminal: Terminal): Promise<void> {
  await terminal.succeed('npm config set @shop:registry="$SHOP_REGISTRY"')
  await terminal.succeed('npm create @shop/remote catalogue -- --scope @catalogue-team --port 3001')
  await terminal.succeed('cd mfe-catalogue')
  for (const replaced of ['src', 'contract', 'e2e', 'playwright.config.ts'])
    rmSync(join(terminal.folder, replaced), { recursive: true })
  for (const moved of ['src', 'release.contract.ts'])
    cpSync(join(source, moved), join(terminal.folder, moved), { recursive: true })
  addDependencies(join(terminal.folder, 'package.json'))
  await terminal.succeed('npm install')
  await terminal.succeed('git init --initial-branch=main && git add . && git commit --message "feat: the catalogue"')
}

function addDependencies(file: string): void {
  const { workspaces: _contract, ...written } = readManifest(file)
  const own = '@catalogue-team/catalogue-contract'
  const { [own]: _contractPackage, ...dependencies } = written.dependencies
  const added = Object.entries(readManifest(join(source, 'package.json')).dependencies).filter(
    ([name]) => !(name in dependencies),
  )
  const carets = added.map(([name, version]) => [name, name.startsWith('@shop/') ? `^${version}` : version])
  const { 'fast-check': forTests = '' } = readManifest(join(root, 'package.json')).devDependencies
  const moved = {
    ...written,
    // The entry for other sites takes as long as all else, and no one loads it here.
    scripts: { ...written.scripts, build: 'shop-part build --shop-only' },
    dependencies: { ...dependencies, ...Object.fromEntries(carets) },
    devDependencies: { ...written.devDependencies, 'fast-check': forTests },
  }
  writeFileSync(file, `${JSON.stringify(moved, null, 2)}\n`)
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest
