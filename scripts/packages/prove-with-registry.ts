import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRegistry } from './local-registry'
import { root } from './stage-packages'
import type { ProofRegistry } from './testing/package-source'

/**
 * Runs the test that follows docs/remote-owners.md with a registry instead of tarballs: packages are published to it and
 * installed from it, others from the registry of the user's npm configuration. Returns the test's exit code.
 */
export async function proveWithRegistry(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-registry-'))
  const registry = await startRegistry(folder, { '@shop': 'shop', '@club': 'club' })
  try {
    const tokens = { shop: await registry.addUser('shop'), club: await registry.addUser('club') }
    const { address } = registry
    const npmrc = join(folder, 'npmrc')
    const login = `${address.replace('http:', '')}:_authToken=${tokens.shop}`
    writeFileSync(npmrc, `@shop:registry=${address}\n${login}\n`)
    const npm = { registry: npmSetting('registry'), cache: npmSetting('cache') }
    const proof: ProofRegistry = { address, tokens, npm, hides: canHide() }
    console.error(`Teams ${proof.hides ? 'cannot see' : 'only stay out of'} ${root} after publishing.`)
    const jest = join(root, 'node_modules/jest/bin/jest.js')
    const child = spawn(process.execPath, [jest, 'scripts/packages/outside-repository', '--verbose'], {
      cwd: root,
      env: { ...process.env, PROOF_REGISTRY: JSON.stringify(proof), npm_config_userconfig: npmrc },
      stdio: 'inherit',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    await registry.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const npmSetting = (name: string) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()

/** Whether this user may cover a folder with an empty one in a mount namespace. */
function canHide(): boolean {
  try {
    const args = ['--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'none', tmpdir()]
    execFileSync('unshare', args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
