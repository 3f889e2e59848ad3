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
  return {
    store: await openStore(settings.storeUrl),
    signer: await loadSigner({ dataDir: settings.dataDir, env }),
    knownParts: settings.parts.map(({ name }) => name),
    apiVersion: settings.apiVersion,
  }
}

/** This machine's registry, acting for one person. */
export async function openLocalRegistry(env: Environment, settings: Settings, actor: Actor): Promise<Registry> {
  return localRegistry(await openContext(env, settings), actor)
}
