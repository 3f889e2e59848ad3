import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { packTo, publish } from '../publish-packages'
import { publishedPackages } from '../published-packages'
import { root, type StagedPackage } from '../stage-packages'
import { searchPath } from './terminal'

/** Where teams get packages: tarballs in the daily tests, a registry in `npm run packages -- --proof`. */
export interface PackageSource {
  publish(packages: readonly StagedPackage[]): Promise<void>
  /** The variables with which npm of a person whose home is this folder uses it. */
  environment(home: string): Record<string, string>
  /** A folder that teams need not see. */
  hidden?: string
}

/** What `npm run packages -- --proof` gives to the test. */
export interface ProofRegistry {
  address: string
  /** The registry's tokens: of the platform team, and of the team whose remote is created. */
  tokens: { shop: string; club: string }
  /** npm's configuration for all other packages. */
  npm: { registry: string; cache: string }
  /** Whether the commands of teams may run without sight of the repository. */
  hides: boolean
}

const quiet = { npm_config_update_notifier: 'false', npm_config_audit: 'false', npm_config_fund: 'false' }

/** The source of this run; tarballs are stored in `folder`. */
export function packageSource(folder: string): PackageSource {
  const proof = process.env['PROOF_REGISTRY']
  return proof === undefined ? tarballs(folder) : registry(JSON.parse(proof) as ProofRegistry)
}

function registry({ address, tokens, npm, hides }: ProofRegistry): PackageSource {
  return {
    // The script has set this process' npm configuration.
    publish: async (packages) => void (await publish(packages)),
    environment(home) {
      const token = home.endsWith('loyalty') ? tokens.club : tokens.shop
      writeFileSync(join(home, '.npmrc'), `${address.replace(/^https?:/, '')}:_authToken=${token}\n`)
      return {
        ...quiet,
        ...networkSettings(),
        npm_config_registry: npm.registry,
        npm_config_cache: npm.cache,
        SHOP_REGISTRY: address,
      }
    },
    ...(hides && { hidden: root }),
  }
}

function networkSettings(): Record<string, string> {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** npm is `offline-npm.mjs`: it installs from tarballs, and links what these need from the repository's packages. */
function tarballs(folder: string): PackageSource {
  const bin = join(folder, 'bin')
  const index: { name: string; version: string; tarball: string; own?: string }[] = []
  mkdirSync(bin, { recursive: true })
  const program = join(__dirname, 'offline-npm.mjs')
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  return {
    async publish(packages) {
      const files = await packTo(folder, packages)
      for (const [number, { name, version }] of packages.entries()) {
        index.push({ name, version, tarball: join(folder, files[number] ?? ''), ...ownModules(name) })
      }
      writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
    },
    environment: () => ({
      ...quiet,
      PATH: [bin, searchPath].join(delimiter),
      OFFLINE_PACKAGES: folder,
      OFFLINE_MODULES: join(root, 'node_modules'),
      SHOP_REGISTRY: 'http://localhost:9',
    }),
  }
}

/** Packages of the repository that only this one has, or in another version. */
function ownModules(name: string): { own?: string } {
  const source = publishedPackages.find(({ folder }) => `@shop/${basename(folder)}` === name)
  // The site's are those of the API.
  const home = name === '@shop/site' ? 'api' : source?.folder
  const own = join(root, home ?? '', 'node_modules')
  return home !== undefined && existsSync(own) ? { own } : {}
}
