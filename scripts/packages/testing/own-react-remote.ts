import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { releaseManifest, type ReleaseManifest } from '@shop/shared-api/contract'
import { root } from '../stage-packages'
import type { Terminal } from './terminal'

const react18 = join(root, 'examples/react-18/node_modules')

/** Creates a remote with React 18 in the terminal's folder, checks its types, runs its tests, and returns the release that it builds. */
export async function buildOwnReactRemote(terminal: Terminal): Promise<ReleaseManifest> {
  await terminal.succeed('npm config set @shop:registry="$SHOP_REGISTRY" @club:registry="$SHOP_REGISTRY"')
  await terminal.succeed('npm create @shop/remote sparring -- --scope @club --own-react 18.3.1')
  await terminal.succeed('cd mfe-sparring')
  await terminal.succeed('npm install')
  if (process.env['PROOF_REGISTRY'] === undefined) installReact18(join(terminal.folder, 'node_modules'))
  await terminal.succeed('npm run typecheck && npm test')
  await terminal.succeed('npx shop-part build --shop-only')
  return releaseManifest.parse(JSON.parse(readFileSync(join(terminal.folder, 'dist/release.json'), 'utf8')))
}

/** What npm does, of which tests without a registry have one that links all packages of the repository. */
function installReact18(modules: string): void {
  for (const name of ['react', 'react-dom', 'scheduler', '@testing-library', 'styled-components'])
    rmSync(join(modules, name), { recursive: true, force: true })
  for (const name of ['react', 'react-dom', 'scheduler']) symlinkSync(join(react18, name), join(modules, name))
  // Copies find the React next to them.
  for (const name of ['@testing-library', 'styled-components'])
    cpSync(join(root, 'node_modules', name), join(modules, name), { recursive: true })
}
