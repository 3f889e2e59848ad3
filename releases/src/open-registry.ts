import { join } from 'node:path'
import { restrictPermissions } from '@shop/shared-api/data-folder'
import { sampleRenderer } from './gate/sample-renderer'
import { localRegistry, type Registry } from './operations/registry'
import type { Actor, RegistryContext } from './operations/registry-context'
import { loadSettings, type Environment, type Settings } from './settings'
import { loadSigner } from './signing/signer'
import { openStore } from './store/open-store'

/** The context of this machine's registry, from the environment's settings. */
export async function openContext(
  env: Environment = process.env,
  settings: Settings = loadSettings(env),
): Promise<RegistryContext> {
  restrictPermissions(settings.dataDir)
  return {
    store: await openStore(settings.storeUrl, join(settings.dataDir, 'release-cache')),
    signer: await loadSigner({ dataDir: settings.dataDir, env }),
    knownParts: settings.parts.map(({ name }) => name),
    apiVersion: settings.apiVersion,
    shopUrl: settings.shopUrl,
    renderSamples: settings.sampleWorker === null ? undefined : sampleRenderer(settings.sampleWorker, workerEnv(env)),
  }
}

/** This machine's registry, acting for one person. */
export async function openLocalRegistry(env: Environment, settings: Settings, actor: Actor): Promise<Registry> {
  return localRegistry(await openContext(env, settings), actor)
}

/** The sample worker's environment, without keys and tokens. */
function workerEnv(env: Environment): NodeJS.ProcessEnv {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'NODE_ENV', 'API_URL', 'API_PORT', 'PUBLIC_URL']
  return Object.fromEntries(passed.map((name) => [name, env[name] ?? process.env[name]]))
}
